import { hostOf } from '../host.ts';
import { type LintRule, someOf } from '../rule.ts';

/** Domains of services that lend an address to a machine for as long as a tunnel stands. */
const TUNNELS =
  /(?:^|\.)(?:trycloudflare\.com|loca\.lt|localtunnel\.me|lhr\.(?:life|rocks)|localhost\.run|serveo\.net|free\.pinggy\.(?:link|online|io)|bore\.pub|tunnelmole\.net|devtunnels\.ms)$/;
/** Names that ngrok draws by lot, or makes of the caller's address; a name in words is kept for its owner. */
const DRAWN =
  /^(?:[\da-f]{4}(?:-[\da-f]{1,4}){4,8}|(?=[a-f]*\d)[\da-f]{8,12})(?:\.[a-z]{2})?\.ngrok(?:-free)?\.(?:io|app|dev)$/;

export const urlEphemeral: LintRule = {
  id: 'url-ephemeral',
  level: 'warning',
  text: 'An address belongs to a tunnel service. Such an address mostly lasts as long as somebody’s terminal is open, and may be somebody else’s afterwards.',
  fix: 'Publish an address on a host that stays.',
  find: ({ remotes }) =>
    someOf(
      remotes
        .filter(({ url, why_not }) => why_not !== 'template' && isLent(hostOf(url)))
        .map(({ url }) => url),
    ),
};

function isLent(host: string): boolean {
  return TUNNELS.test(host) || DRAWN.test(host);
}
