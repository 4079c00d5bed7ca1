import { userAgent } from '../../store/config.ts';
import { VERSION } from '../../version.ts';
import type { Roll } from '../roll.ts';
import { type CanaryRead, canaryRead, mustBeOnline, tellingCanaries } from './canary.ts';
import type { Target } from './plan.ts';

/** Asks whether our own network is up, for a run that reads these targets. */
export type Online = (when: string) => Promise<void>;

/** Asks at once, unless there is nothing to be read. @throws Fault network_down */
export async function onlineFor(
  { config }: Roll,
  targets: readonly Target[],
  options: { canary?: CanaryRead | undefined; allowPrivate: boolean },
): Promise<Online> {
  const { allowPrivate } = options;
  const canary =
    options.canary ?? canaryRead({ userAgent: userAgent(config, VERSION), allowPrivate });
  const endpoints = targets.map(({ endpoint }) => endpoint);
  const canaries = tellingCanaries(config.canaries, endpoints);
  const online: Online = (when) => mustBeOnline(canaries, canary, when);
  if (endpoints.length > 0) await online('before the run');
  return online;
}
