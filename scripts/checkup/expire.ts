// Deletes the results that no longer stand and closes their issues.
import { markerOf } from './comment.ts';
import { closeIssue, commentsSince, deleteComment } from './github.ts';

/** A pass that ran late by this much still finds them. */
const LOOK_BACK_MS = 30 * 24 * 60 * 60 * 1000;

const now = Date.now();
const expired = (await commentsSince(new Date(now - LOOK_BACK_MS))).filter(({ isOurs, body }) => {
  const marker = isOurs ? markerOf(body) : null;
  return marker !== null && Date.parse(marker.expires_at) <= now;
});
const failures: string[] = [];
for (const { id, issue } of expired) {
  try {
    await deleteComment(id);
    await closeIssue(issue, 'completed');
  } catch (error) {
    // One that is stuck keeps no other from going.
    failures.push(error instanceof Error ? error.message : String(error));
  }
}
console.log(`${expired.length} results have expired.`);
if (failures.length > 0) {
  console.error(`checkup: ${failures.length} could not be taken away: ${failures[0]}`);
  process.exitCode = 1;
}
