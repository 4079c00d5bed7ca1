import { type BenchResult, say } from './result.ts';

/**
 * `npm run bench` prints one JSON document on stdout; `npm run bench -- NAME…` runs the named ones.
 * A goal that is missed is a `"met": false` in it, not a failure.
 */
const BENCHES: Record<string, () => Promise<BenchResult>> = {
  'handshake-cpu': async () => (await import('./handshake-cpu.ts')).handshakeCpu(),
  startup: async () => (await import('./startup.ts')).startup(),
  'check-startup': async () => (await import('./check-startup.ts')).checkStartup(),
  sync: async () => (await import('./sync.ts')).syncBench(),
  site: async () => (await import('./site.ts')).siteBench(),
  scheduler: async () => (await import('./scheduler.ts')).schedulerBench(),
  report: async () => (await import('./report.ts')).reportBench(),
  text: async () => (await import('./text.ts')).textBench(),
  'large-list': async () => (await import('./large-list.ts')).largeList(),
  endless: async () => (await import('./endless.ts')).endless(),
  'reads-memory': async () => (await import('./reads-memory.ts')).readsMemory(),
  serve: async () => (await import('./serve.ts')).serveBench(),
  'scale-probe': async () => (await import('./scale/probe.ts')).scaleProbe(),
  'scale-month': async () => (await import('./scale/month.ts')).scaleMonth(),
  'scale-interruptions': async () =>
    (await import('./scale/interruptions.ts')).scaleInterruptions(),
  'scale-200000': async () => (await import('./scale/large.ts')).scaleLarge(),
  'other-tools': async () => (await import('./other-tools.ts')).otherTools(),
  action: async () => (await import('./action.ts')).action(),
};
/** They run on Node 24, and beside other tools, that bench/ has to bring: `npm run bench:tools`. */
const WITH_PACKAGE = ['other-tools', 'action'];
/** They take an hour: `npm run bench:scale`. */
const SCALE = ['scale-probe', 'scale-month', 'scale-interruptions', 'scale-200000'];

const names =
  process.argv.length > 2
    ? process.argv.slice(2)
    : Object.keys(BENCHES).filter((name) => ![...WITH_PACKAGE, ...SCALE].includes(name));
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  say(`no bench is called ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}

const results: BenchResult[] = [];
for (const [index, name] of names.entries()) {
  say(`bench ${index + 1}/${names.length}: ${name} …`);
  const start = performance.now();
  const result = await BENCHES[name]?.();
  if (result === undefined) continue;
  results.push(result);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`  ${result.met ? 'met' : 'MISSED'} in ${seconds} s: ${JSON.stringify(result.ratios)}`);
}
const { node, v8 } = process.versions;
const machine = { node, v8, platform: process.platform, arch: process.arch };
process.stdout.write(`${JSON.stringify({ machine, results }, null, 2)}\n`);
