import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { bareHandshake } from './bare-undici.ts';
import { ourHandshake } from './our-handshake.ts';
import { sdkHandshake } from './sdk-client.ts';

/** Each shakes hands with an endpoint and returns how many tools it listed. */
const CONTESTANTS = {
  ours: async (url: string) => judgeHandshake(await ourHandshake(url)).tools?.length ?? 0,
  bare: bareHandshake,
  sdk: sdkHandshake,
};

export type Contestant = keyof typeof CONTESTANTS;

const handshake = CONTESTANTS[process.argv[2] as Contestant];
let before = process.cpuUsage();

/**
 * Shakes hands with every URL that the parent sends and answers with the CPU milliseconds of one
 * handshake. What a client still does after a round, like closing connections that it kept, counts in
 * its next one.
 */
process.on('message', async (urls: string[]) => {
  for (const url of urls) {
    if ((await handshake(url)) !== 10) throw new Error(`a handshake with ${url} went wrong`);
  }
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.((user + system) / 1000 / urls.length);
});
process.on('disconnect', () => process.exit());
