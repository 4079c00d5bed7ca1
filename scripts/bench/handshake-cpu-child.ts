import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { bareHandshake } from './bare-undici.ts';
import { ourHandshake } from './our-handshake.ts';
import { cpuMs, inTurns } from './rounds.ts';
import { sdkHandshake } from './sdk-client.ts';

/** CPU milliseconds of one handshake by each contestant. */
export type Spent = Record<'ours' | 'bare' | 'sdk', number>;

const ROUNDS = 9;

/** Shakes hands with every URL of the arguments by each contestant in turn, and sends what it cost. */
const urls = process.argv.slice(2);
const each = (handshake: (url: string) => Promise<number>) => async () => {
  for (const url of urls) {
    if ((await handshake(url)) !== 10) throw new Error(`a handshake with ${url} went wrong`);
  }
};
const spent = await inTurns(
  {
    ours: each(async (url) => judgeHandshake(await ourHandshake(url)).tools?.length ?? 0),
    bare: each(bareHandshake),
    sdk: each(sdkHandshake),
  },
  ROUNDS,
  cpuMs,
);
process.send?.({
  ours: spent.ours / urls.length,
  bare: spent.bare / urls.length,
  sdk: spent.sdk / urls.length,
} satisfies Spent);
process.disconnect?.();
