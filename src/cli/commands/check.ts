import { Fault } from '../../fault.ts';
import { type Baseline, baselineOf } from '../../judge/checkup/baseline.ts';
import { toolsRead } from '../../judge/checkup/judge.ts';
import type { Observation } from '../../observation/observation.ts';
import { checkupRefusal, readCheckup } from '../../reads/checkup.ts';
import { type CheckupFailOn, checkupOutcome } from '../checkup-outcome.ts';
import { printError } from '../print.ts';
import type { Telling } from '../print-result.ts';
import { type Asked, readEither } from '../read-either.ts';
import { CLIENT, USER_AGENT } from '../settings.ts';

export interface CheckArguments extends Telling, Asked {
  failOn: CheckupFailOn;
  transport?: 'http' | 'sse';
  baseline?: string;
  writeBaseline?: string;
  record?: string;
}

const REFUSED: Record<NonNullable<Observation['refused']>, string> = {
  not_a_url: 'is not a URL: expected the absolute https address of an MCP endpoint',
  not_http:
    'is not https: a checkup takes another address only with --allow-private, and http then',
  unresolved_template: 'has a placeholder in it: expected an address without any',
  address_refused: 'is a private address: repeat with --allow-private if it is yours',
};

/** Makes one checkup of one endpoint and prints its fifteen rows. Gives the exit code. */
export async function check(url: string | undefined, options: CheckArguments): Promise<number> {
  refuse(url, options.allowPrivate ?? false);
  const baseline = options.baseline === undefined ? null : await approved(options.baseline);
  const observation = await readEither(url, options, (endpoint, allowPrivate) =>
    readCheckup(endpoint, {
      transport: options.transport ?? null,
      allowPrivate,
      client: { ...CLIENT, name: 'mcp-rollcall' },
      userAgent: USER_AGENT,
      now: () => new Date(),
    }),
  );
  if (options.record !== undefined) {
    const { writeRecord } = await import('../../store/observations.ts');
    await writeRecord(options.record, observation);
  }
  const { json, format, failOn } = options;
  const code = await checkupOutcome(observation, {
    json,
    format,
    ...(baseline === null ? {} : { baseline }),
    failOn,
  });
  if (options.writeBaseline === undefined) return code;
  return (await approve(options.writeBaseline, observation)) ? code : code || 1;
}

function refuse(url: string | undefined, allowPrivate: boolean): void {
  const refused = url === undefined ? null : checkupRefusal(url, allowPrivate);
  if (refused !== null) throw new Fault('usage', `"${url?.slice(0, 200)}" ${REFUSED[refused]}`);
}

/** The baseline in a file that the caller named. Faults usage. */
async function approved(file: string): Promise<Baseline> {
  const { readBaseline } = await import('../../store/baselines.ts');
  const baseline = await readBaseline(file).catch((cause) => {
    if (cause instanceof Fault) throw new Fault('usage', cause.message, { cause });
    throw cause;
  });
  if (baseline !== null) return baseline;
  throw new Fault('usage', `${file} does not exist: expected a file that --write-baseline wrote`);
}

/** Keeps the list that was read as the approved one; false, with a line on stderr, when there is none. */
async function approve(file: string, observation: Observation): Promise<boolean> {
  const tools = toolsRead(observation);
  const baseline =
    tools === null ? null : baselineOf(observation.endpoint, tools, observation.started_at);
  if (baseline === null) {
    const why = 'the tool list was not read whole, or has no fingerprint';
    await printError(`${file} was not written: ${why}`);
    return false;
  }
  const { writeBaseline } = await import('../../store/baselines.ts');
  await writeBaseline(file, baseline);
  return true;
}
