// Opens one issue where the probe or the sync did not succeed for too long, closes it when they did, and
// switches schedules on again that GitHub switched off after 60 idle days.
import { ailments, later } from '../../src/pipeline/health.ts';
import { readCatalog } from '../../src/store/catalog.ts';
import { readConfig } from '../../src/store/config.ts';
import { readState } from '../../src/store/state.ts';
import { closeIssue, healthIssue, openIssue, updateIssue } from './issue.ts';
import { lastSuccess, wakeSchedules } from './workflow-runs.ts';

const DATA = 'data';

const woken = await wakeSchedules();
for (const name of woken) console.log(`health: the schedule of ${name} is on again`);

const { pulled_at } = (await readCatalog(DATA)).source;
const pulse = {
  probe: (await readState(DATA)).last_run,
  // A list that is as it was leaves the catalog as it was, too.
  sync: later(await lastSuccess('sync.yml'), pulled_at.startsWith('1970') ? null : pulled_at),
};
const found = ailments(pulse, new Date(), (await readConfig(DATA)).health);
const issue = await healthIssue();
const isOpen = issue?.state === 'OPEN';
if (found.length === 0) {
  if (issue !== null && isOpen) await closeIssue(issue.number);
  console.log(`health: probe ${pulse.probe}, sync ${pulse.sync}: fine`);
} else if (issue !== null && isOpen) {
  await updateIssue(issue.number, found);
  console.log(`health: issue ${issue.number} is up to date`);
} else if (found.every(({ last }) => (issue?.closedAt ?? '') > (last ?? ''))) {
  console.log('health: a person closed the issue about this');
} else {
  await openIssue(found);
  console.log('health: an issue is open now');
}
