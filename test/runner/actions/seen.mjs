import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the run: what stand-ins saw, artifacts, sites. */
export const RUN = process.env.ROLLCALL_RUN;

/** An input of this action, as the runner hands it over. */
export function input(name) {
  return process.env[`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`] ?? '';
}

/** Writes down that an action was used, with all of its inputs. */
export function seen(action) {
  const inputs = Object.fromEntries(
    Object.entries(process.env)
      .filter(([key]) => key.startsWith('INPUT_'))
      .map(([key, value]) => [key.slice('INPUT_'.length).toLowerCase(), value]),
  );
  const job = process.env.GITHUB_JOB;
  appendFileSync(join(RUN, 'actions.jsonl'), `${JSON.stringify({ action, job, inputs })}\n`);
}
