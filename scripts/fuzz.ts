import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyChunking } from './fuzz/any-chunking.ts';
import { anyReply } from './fuzz/any-reply.ts';
import { anyLoopback, anyUrl } from './fuzz/any-url.ts';

/**
 * `npm run fuzz [-- --runs N --seconds S --seed N --path P --only NAME]`: the tests' properties for longer.
 * Ends with 1 and the smallest input found when one does not hold. Nothing but loopback is contacted.
 */
const PROPERTIES = {
  replies: anyReply,
  chunking: anyChunking,
  urls: anyUrl,
  loopback: anyLoopback,
};
type Name = keyof typeof PROPERTIES;
const LANES = 4;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string' },
    path: { type: 'string' },
    only: { type: 'string' },
  },
});
const runs = count('runs', values.runs);
const seconds = count('seconds', values.seconds);
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const names = Object.keys(PROPERTIES).filter((name) => (values.only ?? name) === name) as Name[];
if (names.length === 0) fail(`--only takes one of ${Object.keys(PROPERTIES).join(', ')}`);

let current = '';
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error) => {
    process.stderr.write(`\n${current} broke outside of its call, seed ${seed}\n`);
    console.error(error);
    process.exit(1);
  });
}

process.stderr.write(`fuzz: seed ${seed}, at most ${runs} runs and ${seconds} s of each\n`);
for (const name of names) await check(name);
process.stderr.write('fuzz: everything held\n');

/** Lanes side by side, each with a seed of its own: replies are mostly waited for. */
async function check(name: Name): Promise<void> {
  const started = performance.now();
  let done = 0;
  const report = () => {
    const took = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${name}: ${done} runs in ${took} s\n`);
  };
  const ticker = setInterval(report, 10_000);
  const lanes = values.path === undefined ? LANES : 1;
  const lane = async (laneSeed: number) => {
    const { property, close } = await PROPERTIES[name]();
    property.beforeEach((before: () => unknown) => {
      done += 1;
      return before();
    });
    const details = await fc.check(property as fc.IAsyncProperty<unknown[]>, {
      numRuns: Math.ceil(runs / lanes),
      seed: laneSeed,
      interruptAfterTimeLimit: seconds * 1000,
      ...(values.path === undefined ? {} : { path: values.path }),
    });
    await close();
    if (details.failed) await broken(name, details);
  };
  current = name;
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(seed + index)));
  clearInterval(ticker);
  report();
}

async function broken(name: Name, details: fc.RunDetails<unknown[]>): Promise<never> {
  process.stderr.write(`${await fc.asyncDefaultReportMessage(details)}\n`);
  const place = `--seed ${details.seed} --path ${details.counterexamplePath}`;
  return fail(`${name} does not hold. Again: npm run fuzz -- --only ${name} ${place}`);
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) fail(`--${name} takes a whole number above 0`);
  return value;
}

function fail(message: string): never {
  process.stderr.write(`fuzz: ${message}\n`);
  process.exit(1);
}
