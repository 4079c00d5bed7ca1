import { readReportTwice } from '../../reads/report-twice.ts';
import { printError } from '../print.ts';
import type { Telling } from '../print-result.ts';
import { type ReportFailOn, reportOutcome } from '../report-outcome.ts';
import { CLIENT, USER_AGENT } from '../settings.ts';

export interface ReportArguments extends Telling {
  failOn: ReportFailOn;
  allowPrivate?: boolean;
  transport?: 'http' | 'sse';
  record?: string;
}

const SECOND_ATTEMPT_MS = 5000;

/** Reads one server in full and prints its report card. Gives the exit code. */
export async function report(url: string, options: ReportArguments): Promise<number> {
  const observation = await readReportTwice(
    url,
    {
      transport: options.transport ?? null,
      allowPrivate: options.allowPrivate ?? false,
      client: { ...CLIENT, name: 'mcp-rollcall' },
      userAgent: USER_AGENT,
      now: () => new Date(),
    },
    {
      waitMs: SECOND_ATTEMPT_MS,
      waiting: () => void printError('no answer on the network; waiting 5 s for a second attempt'),
    },
  );
  if (options.record !== undefined) {
    const { writeRecord } = await import('../../store/observations.ts');
    await writeRecord(options.record, observation);
  }
  const { json, format, failOn } = options;
  return reportOutcome(observation, { json, format, failOn });
}
