import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, waitUntilAccepts } from './free-port.ts';
import type { Running } from './running.ts';

const require = createRequire(import.meta.url);
const groups = new Set<number>();

process.once('exit', () => {
  for (const group of groups) signal(group, 'SIGKILL');
});

/** The absolute path of a file inside an installed package. */
export function packageFile(name: string, file: string): string {
  const folder = require.resolve.paths(name)?.map((base) => join(base, name, 'package.json'));
  for (const manifest of folder ?? []) {
    try {
      return join(dirname(require.resolve(manifest)), file);
    } catch {
      // Not in this node_modules: the next one up is asked.
    }
  }
  throw new Error(`package ${name} is not installed: npm ci`);
}

export interface Spawn {
  /** Names the server in error messages. */
  name: string;
  /** What is run; `node` unless another program is named. */
  command?: string;
  /** Its arguments, given the port it shall listen on. */
  args: (port: number) => string[];
  env?: (port: number) => Record<string, string>;
  url: (port: number) => string;
}

/**
 * Starts a program in a process group of its own on a free port and waits until it accepts.
 * Programs that can't be asked for port 0 may lose a race for the port: three ports are tried.
 */
export async function spawnServer(program: Spawn): Promise<Running> {
  let output = '';
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const port = await freePort();
    const child = spawn(program.command ?? process.execPath, program.args(port), {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '', ...program.env?.(port) },
    });
    const group = child.pid;
    if (group === undefined) throw new Error(`${program.name} could not be started`);
    groups.add(group);
    output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    if (await waitUntilAccepts(port, () => !ended(child), 30_000)) {
      return { url: program.url(port), stop: () => endGroup(child, group) };
    }
    await endGroup(child, group);
  }
  throw new Error(`${program.name} did not listen on any of three ports; it printed:\n${output}`);
}

const ended = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Ends the program and whatever it started: asked first, then made to. */
async function endGroup(child: ChildProcess, group: number): Promise<void> {
  if (!groups.has(group)) return;
  signal(group, 'SIGTERM');
  if (!ended(child))
    await Promise.race([once(child, 'exit'), sleep(1000, undefined, { ref: false })]);
  signal(group, 'SIGKILL');
  groups.delete(group);
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // The group is gone already.
  }
}
