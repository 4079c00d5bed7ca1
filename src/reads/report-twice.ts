import { setTimeout as sleep } from 'node:timers/promises';
import { networkFailure } from '../observation/network-failure.ts';
import type { Observation } from '../observation/observation.ts';
import { type ReportOptions, readReport } from './report.ts';

/**
 * The read of a report, and where it failed on the network a second attempt after a wait: one that fails
 * alone says nothing about a server (rule mcp-unreachable). `waiting` is told before the wait begins.
 */
export async function readReportTwice(
  endpoint: string,
  options: ReportOptions,
  { waitMs, waiting }: { waitMs: number; waiting?: () => void },
): Promise<Observation> {
  const first = await readReport(endpoint, options);
  const outcome = networkFailure(first);
  if (outcome === null) return first;
  waiting?.();
  await sleep(waitMs);
  const second = await readReport(endpoint, options);
  return { ...second, earlier_attempts: [{ started_at: first.started_at, outcome }] };
}
