import { Fault } from '../../fault.ts';
import { openWire } from '../../wire/exchange.ts';
import { urlVerdict } from '../../wire/url-verdict.ts';

/** Whether an address answered at all, whatever it said. Never rejects. */
export type CanaryRead = (url: string) => Promise<boolean>;

/** One GET through the guard; reading the response's head is enough. */
export function canaryRead(options: { userAgent: string; allowPrivate: boolean }): CanaryRead {
  return async (url) => {
    const wire = openWire({
      ...options,
      limits: {
        time_ms: 10_000,
        requests: 1,
        response_bytes: 65_536,
        total_bytes: 65_536,
        hops: 0,
        events: 1,
      },
    });
    try {
      const { record } = await wire.exchange({
        step: 'metadata',
        rung: 0,
        era: null,
        method: 'GET',
        url,
        wants: 'status',
      });
      return record.status !== null;
    } finally {
      wire.close();
    }
  };
}

/** The canaries that say something about these endpoints: one beyond this network says nothing about a run that stays inside of it. */
export function tellingCanaries(
  canaries: readonly string[],
  endpoints: readonly string[],
): string[] {
  if (endpoints.some(isPublic)) return [...canaries];
  return canaries.filter((canary) => !isPublic(canary));
}

function isPublic(url: string): boolean {
  return urlVerdict(url, { allowPrivate: false }).allowed;
}

/** @throws Fault network_down when none of the canaries answers; with none named there is no test. */
export async function mustBeOnline(
  canaries: readonly string[],
  read: CanaryRead,
  when: string,
): Promise<void> {
  if (canaries.length === 0) return;
  const answers = await Promise.all(canaries.map(read));
  if (answers.some(Boolean)) return;
  throw new Fault(
    'network_down',
    `${when}, none of the canaries answered (${canaries.join(', ')}): our own network seems to be down, so nothing was written`,
  );
}
