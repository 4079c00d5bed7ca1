import type { Config } from '../../generated/config.ts';
import { judgeHandshake } from '../../judge/handshake/judge.ts';
import { readHandshake } from '../../reads/handshake.ts';
import { VERSION } from '../../version.ts';
import type { Reading } from './fold.ts';
import type { Target } from './plan.ts';

export type ReadTarget = (target: Pick<Target, 'endpoint' | 'transport'>) => Promise<Reading>;

/** Reads over the network and judges at once, so that the record of the wire does not outlive its read. */
export function handshakeReader(settings: {
  config: Config;
  allowPrivate: boolean;
  userAgent: string;
  timeoutMs: number;
  now: () => Date;
}): ReadTarget {
  const { config, ...options } = settings;
  const client = { name: config.client_name, version: VERSION };
  return async ({ endpoint, transport }) => {
    const observation = await readHandshake(endpoint, { ...options, transport, client });
    return { judged: judgeHandshake(observation), startedAt: observation.started_at };
  };
}
