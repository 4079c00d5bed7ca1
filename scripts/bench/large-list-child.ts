import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { bareHandshake } from './bare-undici.ts';
import { ourHandshake } from './our-handshake.ts';

/**
 * Handshakes with the endpoints of the arguments, by the contestant that the first one names. Sends the
 * CPU milliseconds of each.
 */
const [contestant, ...urls] = process.argv.slice(2);

async function tools(url: string): Promise<number> {
  if (contestant === 'bare') return bareHandshake(url);
  return judgeHandshake(await ourHandshake(url)).tools?.length ?? 0;
}

const spent: number[] = [];
for (const url of urls) {
  const before = process.cpuUsage();
  if ((await tools(url)) < 1000) throw new Error(`a handshake with ${url} went wrong`);
  const { user, system } = process.cpuUsage(before);
  spent.push((user + system) / 1000);
}
process.send?.(spent);
process.disconnect?.();
