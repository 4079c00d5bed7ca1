import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { bareHandshake } from './bare-undici.ts';
import { type Form, quickServers } from './child.ts';
import { ourHandshake } from './our-handshake.ts';
import { type Bench, rounded } from './result.ts';
import { cpuMs, inTurns } from './rounds.ts';
import { sdkHandshake } from './sdk-client.ts';

const A_ROUND = 100;
const ROUNDS = 7;

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

type Spent = Record<'ours' | 'bare' | 'sdk', number>;

const figures = (form: Form, { ours, bare, sdk }: Spent): Record<string, number> => ({
  [`ours_${form}_ms`]: rounded(ours, 3),
  [`bare_${form}_ms`]: rounded(bare, 3),
  [`sdk_${form}_ms`]: rounded(sdk, 3),
});

/** CPU milliseconds of one handshake by each, every one with a host not met before in its round. */
async function measure(form: Form): Promise<Spent> {
  const servers = await quickServers(form, A_ROUND);
  const each = (handshake: (url: string) => Promise<number>) => async () => {
    for (const url of servers.urls) {
      if ((await handshake(url)) !== 10) throw new Error(`a handshake with ${url} went wrong`);
    }
  };
  try {
    const spent = await inTurns(
      {
        ours: each(async (url) => judgeHandshake(await ourHandshake(url)).tools?.length ?? 0),
        bare: each(bareHandshake),
        sdk: each(sdkHandshake),
      },
      ROUNDS,
      cpuMs,
    );
    return { ours: spent.ours / A_ROUND, bare: spent.bare / A_ROUND, sdk: spent.sdk / A_ROUND };
  } finally {
    await servers.stop();
  }
}
