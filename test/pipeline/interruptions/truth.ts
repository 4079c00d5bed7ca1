import { createHash } from 'node:crypto';
import type { Listing } from '../../../src/generated/catalog.ts';
import type { Sample } from '../../../src/generated/mcp-probe-history.ts';
import type { Reading } from '../../../src/pipeline/probe/fold.ts';
import { failed, judgement, listing } from '../../judge/handshake/listing.ts';

const START = Date.parse('2026-11-01T00:00:00Z');

/** The time so many hours into a day of the month, ISO. */
export const timeOf = (day: number, hours: number): string =>
  new Date(START + day * 86_400_000 + Math.floor(hours * 3600) * 1000).toISOString();

/** The small registry on a day: two servers a host; one moves, one comes, one goes. */
export function listingsOn(day: number): Listing[] {
  return Array.from({ length: 10 }, (_, n) => {
    const path = n === 3 && day >= 10 ? 'moved' : 'mcp';
    const endpoint = `https://host${n % 6}.example/${n}/${path}`;
    return listing({ name: `example.test/server${n}`, endpoint });
  }).filter((_, n) => (n !== 9 || day >= 5) && (n !== 8 || day < 15));
}

/** What an endpoint answers in the run that starts at this time, whoever asks. */
export function answerOf(endpoint: string, at: string): Reading {
  const [kind = 0, seconds = 0, ms = 0] = createHash('sha256').update(`${endpoint} ${at}`).digest();
  const startedAt = new Date(Date.parse(at) + seconds * 1000).toISOString();
  if (kind < 20)
    return { startedAt, judged: failed({ endpoint, status: 'error', reason: 'not_found' }) };
  if (kind < 40) {
    const reason = 'dns_not_found';
    return { startedAt, judged: failed({ endpoint, status: 'unreachable', reason }) };
  }
  if (kind < 60) {
    const reason = 'unauthorized';
    return { startedAt, judged: failed({ endpoint, status: 'auth_required', reason }) };
  }
  const tools = [{ name: `edition${Math.floor(kind / 64)}` }];
  return { startedAt, judged: judgement({ endpoint, latency_ms: ms, tools }) };
}

export function sampleOf(endpoint: string, at: string): Sample {
  const { judged, startedAt } = answerOf(endpoint, at);
  if (judged.status === 'skipped') throw new Error('no server of the month is skipped');
  return [Date.parse(startedAt) / 1000, judged.status, judged.latency_ms];
}
