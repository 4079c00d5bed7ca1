import { type Form, measuredChild, quickServers } from './child.ts';
import { compiled } from './compiled.ts';
import type { Spent } from './handshake-cpu-child.ts';
import { type Bench, rounded } from './result.ts';

/**
 * CPU of one handshake, read and judged, beside the bare requests and beside the official client.
 * Where a session is issued, ours ends it with a fourth request and the official client opens one
 * more stream, so the bare three requests are no measure there.
 */
export const handshakeCpu: Bench = async () => {
  const json = await measure('json');
  const sse = await measure('sse');
  const session = await measure('session');
  const toBare = { json: json.ours / json.bare, sse: sse.ours / sse.bare };
  const toSdk = {
    json: json.sdk / json.ours,
    sse: sse.sdk / sse.ours,
    session: session.sdk / session.ours,
  };
  return {
    name: 'handshake-cpu',
    goal: 'CPU of a handshake ≤ 1.3 × a bare undici loop with a new connection each, and ≥ 5 × less than the official SDK client',
    figures: {
      ...figures('json', json),
      ...figures('sse', sse),
      ...figures('session', session),
    },
    ratios: {
      ours_to_bare_json: rounded(toBare.json),
      ours_to_bare_sse: rounded(toBare.sse),
      sdk_to_ours_json: rounded(toSdk.json),
      sdk_to_ours_sse: rounded(toSdk.sse),
      sdk_to_ours_session: rounded(toSdk.session),
    },
    met: Math.max(...Object.values(toBare)) <= 1.3 && Math.min(...Object.values(toSdk)) >= 5,
  };
};

const figures = (form: Form, { ours, bare, sdk }: Spent): Record<string, number> => ({
  [`ours_${form}_ms`]: rounded(ours, 3),
  [`bare_${form}_ms`]: rounded(bare, 3),
  [`sdk_${form}_ms`]: rounded(sdk, 3),
});

/** Every handshake is with a host not met before in its round. */
async function measure(form: Form): Promise<Spent> {
  const servers = await quickServers(form, 100);
  try {
    const program = [await compiled('handshake-cpu-child.ts'), ...servers.urls];
    return (await measuredChild(program)).message as Spent;
  } finally {
    await servers.stop();
  }
}
