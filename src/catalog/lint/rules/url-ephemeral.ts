import { hostOf } from '../host.ts';
import { type LintRule, someOf } from '../rule.ts';

/** Domains of services that lend an address to a machine for as long as a tunnel stands. */
const TUNNELS =
  /(?:^|\.)(?:trycloudflare\.com|ngrok\.(?:io|app|dev)|ngrok-free\.(?:app|dev)|loca\.lt|localtunnel\.me|lhr\.(?:life|rocks)|localhost\.run|serveo\.net|pinggy\.(?:link|online|io)|bore\.pub|tunnelmole\.net|devtunnels\.ms)$/;

export const urlEphemeral: LintRule = {
  id: 'url-ephemeral',
  level: 'warning',
  text: 'An address belongs to a tunnel service. Such addresses mostly last as long as somebody’s terminal is open, and go to somebody else afterwards.',
  fix: 'Publish an address on a host that stays.',
  find: ({ remotes }) =>
    someOf(
      remotes
        .filter(({ url, why_not }) => why_not !== 'template' && TUNNELS.test(hostOf(url)))
        .map(({ url }) => url),
    ),
};
