import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../test/neighbourhood/free-port.ts';
import { serveFolder } from './demo/serve-folder.ts';

/**
 * `npm run demo`: the whole pipeline against servers on this machine. Nothing outside is contacted,
 * nothing outside out/demo/ is written. `--no-serve` ends after the build, `--port N` fixes the port.
 */
async function demo({ serve, port }: { serve: boolean; port: number }): Promise<void> {
  const out = fileURLToPath(new URL('../out/demo/', import.meta.url));
  const [dataDir, siteDir] = [join(out, 'data'), join(out, 'site')];
  const siteUrl = `http://127.0.0.1:${port}/`;
  step('loading the pipeline and a dozen MCP server packages');
  const { callTheRoll } = await import('./demo/call-the-roll.ts');
  await callTheRoll({ dataDir, siteDir, siteUrl, step });

  const { readSite } = await import('../site/data.ts');
  const { rollTable } = await import('./demo/roll.ts');
  const { standings } = await readSite({ dataDir, siteUrl, asOf: null });
  process.stdout.write(`\n${rollTable(standings)}\n\n`);
  step('done: data in out/demo/data, site in out/demo/site');
  if (!serve) return;
  await serveFolder(siteDir, port);
  process.stdout.write(`\nThe site is served at ${siteUrl} until you press Ctrl-C.\n`);
  // Until a signal ends the process.
  await new Promise(() => {});
}

function step(line: string): void {
  const seconds = (performance.now() / 1000).toFixed(1).padStart(5);
  process.stderr.write(`${seconds} s  ${line}\n`);
}

async function settings(): Promise<{ serve: boolean; port: number }> {
  const { values } = parseArgs({
    options: { 'no-serve': { type: 'boolean' }, port: { type: 'string' } },
  });
  const port = values.port === undefined ? await freePort() : Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`--port ${values.port}: expected a number from 1 to 65535`);
  }
  return { serve: values['no-serve'] !== true, port };
}

function fail(exitCode: number) {
  return (error: unknown): never => {
    const said = error instanceof Error ? error.message : String(error);
    process.stderr.write(`demo: ${said}\n`);
    process.exit(exitCode);
  };
}

// Ended by hand, this process still ends those that it started (spawned.ts does so on exit).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
await demo(await settings().catch(fail(2))).catch(fail(5));
// Packages that were started in this process may keep timers.
process.exit(0);
