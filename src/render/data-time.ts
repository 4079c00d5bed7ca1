import type { Catalog } from '../generated/catalog.ts';
import type { ProbeHistory } from '../generated/mcp-probe-history.ts';
import type { ValidationState } from '../generated/mcp-validation-state.ts';

/**
 * The newest time at which we ourselves wrote something down, in epoch seconds: what "now" means for
 * everything that is shown. Publishers' own dates don't count. An empty data folder gives 0.
 */
export function dataTime(catalog: Catalog, state: ValidationState, history: ProbeHistory): number {
  let newest = Math.max(seconds(catalog.source.pulled_at), seconds(state.last_run));
  for (const server of Object.values(state.servers ?? {})) {
    newest = Math.max(newest, seconds(server.validated_at), seconds(server.changed_at));
  }
  for (const samples of Object.values(history.servers ?? {})) {
    for (const [time] of samples) newest = Math.max(newest, time);
  }
  return newest;
}

/** Epoch seconds as the UTC time that data files hold. */
export function isoTime(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString().replace('.000Z', 'Z');
}

function seconds(time: string | null | undefined): number {
  return time ? Math.floor(Date.parse(time) / 1000) : 0;
}
