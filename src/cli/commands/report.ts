import { readReportTwice } from '../../reads/report-twice.ts';
import { printError } from '../print.ts';
import type { Telling } from '../print-result.ts';
import { type Asked, readEither } from '../read-either.ts';
import { type ReportFailOn, reportOutcome } from '../report-outcome.ts';
import { CLIENT, USER_AGENT } from '../settings.ts';

export interface ReportArguments extends Telling, Asked {
  failOn: ReportFailOn;
  transport?: 'http' | 'sse';
  record?: string;
}

const SECOND_ATTEMPT_MS = 5000;

/** Reads one server in full and prints its report card. Gives the exit code. */
export async function report(url: string | undefined, options: ReportArguments): Promise<number> {
  const observation = await readEither(url, options, (endpoint, allowPrivate) =>
    readReportTwice(
      endpoint,
      {
        transport: options.transport ?? null,
        allowPrivate,
        client: { ...CLIENT, name: 'mcp-rollcall' },
        userAgent: USER_AGENT,
        now: () => new Date(),
      },
      {
        waitMs: SECOND_ATTEMPT_MS,
        waiting: () =>
          void printError('no answer on the network; waiting 5 s for a second attempt'),
      },
    ),
  );
  if (options.record !== undefined) {
    const { writeRecord } = await import('../../store/observations.ts');
    await writeRecord(options.record, observation);
  }
  const { json, format, failOn } = options;
  return reportOutcome(observation, { json, format, failOn });
}
