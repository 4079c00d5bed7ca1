import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { bareHandshake } from './bare-undici.ts';
import { quickServers } from './child.ts';
import { ourHandshake } from './our-handshake.ts';
import { type Bench, rounded } from './result.ts';
import { cpuMs, inTurns } from './rounds.ts';
import { sdkHandshake } from './sdk-client.ts';

const A_ROUND = 100;
const ROUNDS = 9;

/** CPU of one handshake, read and judged, beside the bare requests and beside the official client. */
export const handshakeCpu: Bench = async () => {
  const json = await measure('json');
  const sse = await measure('sse');
  const ratios = {
    ours_to_bare_json: rounded(json.ours / json.bare),
    ours_to_bare_sse: rounded(sse.ours / sse.bare),
    sdk_to_ours_json: rounded(json.sdk / json.ours),
    sdk_to_ours_sse: rounded(sse.sdk / sse.ours),
  };
  return {
    name: 'handshake-cpu',
    goal: 'CPU of a handshake ≤ 1.3 × a bare undici loop with a new connection each, and ≥ 5 × less than the official SDK client',
    figures: {
      ours_json_ms: rounded(json.ours, 3),
      bare_json_ms: rounded(json.bare, 3),
      sdk_json_ms: rounded(json.sdk, 3),
      ours_sse_ms: rounded(sse.ours, 3),
      bare_sse_ms: rounded(sse.bare, 3),
      sdk_sse_ms: rounded(sse.sdk, 3),
    },
    ratios,
    met:
      Math.max(ratios.ours_to_bare_json, ratios.ours_to_bare_sse) <= 1.3 &&
      Math.min(ratios.sdk_to_ours_json, ratios.sdk_to_ours_sse) >= 5,
  };
};

/** CPU milliseconds of one handshake by each, every one with a host not met before in its round. */
async function measure(form: 'json' | 'sse'): Promise<Record<'ours' | 'bare' | 'sdk', number>> {
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
