import type { Config } from '../../generated/config.ts';
import type { Observation } from '../../observation/observation.ts';
import { readReport } from '../../reads/report.ts';
import { VERSION } from '../../version.ts';
import type { Target } from '../probe/plan.ts';

/** One attempt at the whole read of an endpoint. */
export type ReadEndpoint = (target: Pick<Target, 'endpoint' | 'transport'>) => Promise<Observation>;

/** Reads over the network. Each read has connections of its own, so a second one is fresh. */
export function reportReader(settings: {
  config: Config;
  allowPrivate: boolean;
  userAgent: string;
  now: () => Date;
}): ReadEndpoint {
  const { config, ...options } = settings;
  const client = { name: config.client_name, version: VERSION };
  return ({ endpoint, transport }) => readReport(endpoint, { ...options, transport, client });
}
