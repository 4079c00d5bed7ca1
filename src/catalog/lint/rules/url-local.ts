import { hostOf } from '../host.ts';
import { type LintRule, someOf } from '../rule.ts';

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
const PRIVATE_IPV4 = /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./;
const PRIVATE_IPV6 = /^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/;
const LOCAL_NAME = /^(?:.*\.)?(?:localhost|local|internal|lan|home\.arpa)$/;

/** A host that is another machine, or none, for everybody else. */
export function isLocal(host: string): boolean {
  return IPV4.test(host)
    ? PRIVATE_IPV4.test(host)
    : LOCAL_NAME.test(host) || PRIVATE_IPV6.test(host);
}

export const urlLocal: LintRule = {
  id: 'url-local',
  level: 'warning',
  text: 'An address lies on the user’s own machine or in a private network, so it leads nowhere for others.',
  fix: 'Publish an address that can be reached from outside. A server that runs locally is listed as a package.',
  find: ({ remotes }) =>
    someOf(
      remotes
        .filter(({ url, why_not }) => why_not !== 'template' && isLocal(hostOf(url)))
        .map(({ url }) => url),
    ),
};
