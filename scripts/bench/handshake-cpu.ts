import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Form, quickServers } from './child.ts';
import { compiled } from './compiled.ts';
import type { Contestant } from './handshake-cpu-child.ts';
import { type Bench, median, rounded } from './result.ts';

const CONTESTANTS = ['ours', 'bare', 'sdk'] as const satisfies Contestant[];
/** The first rounds are for warming up, as a probe is for most of its endpoints: all get faster until some two thousand. */
const WARM_UP = 20;
const ROUNDS = 11;
const HOSTS_A_ROUND = 100;

/** CPU milliseconds of one handshake by each contestant, a value a round. */
type Spent = Record<Contestant, number[]>;

/**
 * CPU of one handshake, read and judged, beside the bare requests and beside the official client.
 * Where a session is issued, ours ends it with a fourth request and the official client opens one
 * more stream, so the bare three requests are no measure there.
 */
export const handshakeCpu: Bench = async () => {
  const child = await compiled('handshake-cpu-child.ts');
  const json = await measure(child, 'json');
  const sse = await measure(child, 'sse');
  const session = await measure(child, 'session');
  const toBare = { json: times(json.ours, json.bare), sse: times(sse.ours, sse.bare) };
  const toSdk = {
    json: times(json.sdk, json.ours),
    sse: times(sse.sdk, sse.ours),
    session: times(session.sdk, session.ours),
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
      ours_to_bare_json: toBare.json,
      ours_to_bare_sse: toBare.sse,
      sdk_to_ours_json: toSdk.json,
      sdk_to_ours_sse: toSdk.sse,
      sdk_to_ours_session: toSdk.session,
    },
    met: Math.max(...Object.values(toBare)) <= 1.3 && Math.min(...Object.values(toSdk)) >= 5,
  };
};

/** Round by round, so that both were measured within the same second: other work on the machine costs them alike. */
const times = (these: number[], those: number[]): number =>
  rounded(median(these.map((value, round) => value / (those[round] ?? Number.NaN))));

const figures = (form: Form, { ours, bare, sdk }: Spent): Record<string, number> => ({
  [`ours_${form}_ms`]: rounded(median(ours), 3),
  [`bare_${form}_ms`]: rounded(median(bare), 3),
  [`sdk_${form}_ms`]: rounded(median(sdk), 3),
});

/**
 * The contestants in turns, each in a process of its own so that none pays for another's garbage or
 * idle connections. No host is met twice by the same one: a handshake is one new connection, kept
 * alive for its requests, whatever a client's pool would keep for later.
 */
async function measure(child: string, form: Form): Promise<Spent> {
  const rounds = WARM_UP + ROUNDS;
  const servers = await quickServers(form, HOSTS_A_ROUND * rounds);
  const processes = CONTESTANTS.map((name) => ({ name, running: fork(child, [name]) }));
  const gone = Promise.race(processes.map(({ running }) => once(running, 'exit')));
  const measured: Spent = { ours: [], bare: [], sdk: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const urls = servers.urls.slice(round * HOSTS_A_ROUND, (round + 1) * HOSTS_A_ROUND);
      for (const { name, running } of processes) {
        running.send(urls);
        const [spent] = await Promise.race([once(running, 'message'), gone]);
        if (running.exitCode !== null) throw new Error(`the ${name} process ended`);
        if (round >= WARM_UP) measured[name].push(spent);
      }
    }
  } finally {
    for (const { running } of processes) if (running.connected) running.disconnect();
    await servers.stop();
  }
  return measured;
}
