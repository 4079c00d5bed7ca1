import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../../src/fault.ts';
import { terminalText } from '../../src/render/text.ts';

const ASK_EVERY_MS = 100;
const ONE_ASK_MS = 2000;

export interface StartedServer {
  stop(): void;
}

/**
 * Starts a command in the shell, as a step's `run` does, and waits until the address answers.
 * Its output goes to `log`, a line at a time, so that no line of it is a workflow command. Faults start_failed.
 */
export async function startServer(
  command: string,
  url: string,
  waitFor: number,
  log: (line: string) => void,
): Promise<StartedServer> {
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withoutInputs(process.env),
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => log(terminalText(line)));
  }
  const stop = () => stopGroup(child);
  const isAnswering = new AbortController();
  try {
    const end = await Promise.race([
      answers(url, waitFor * 1000, isAnswering.signal),
      ended.then((how) => ({ how })),
    ]);
    if (end === true) return { stop };
    throw new Fault(
      'start_failed',
      end === false
        ? `Input start: ${url} did not answer within ${waitFor} seconds`
        : `Input start: the command ended (${end.how}) before ${url} answered`,
    );
  } catch (error) {
    stop();
    throw error;
  } finally {
    isAnswering.abort();
  }
}

/** The server is none of the action's: it needs not see what the action was told. */
function withoutInputs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('INPUT_')));
}

function stopGroup(child: ChildProcess): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All of the group has ended by itself.
  }
  child.unref();
}

async function answers(url: string, ms: number, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + ms;
  while (performance.now() < end && !signal.aborted) {
    if (await answersNow(url)) return true;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}

/** Any answer counts but a gateway's that has nobody behind it yet. */
function answersNow(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { timeout: ONE_ASK_MS, rejectUnauthorized: false, agent: false };
    const request = (url.startsWith('https:') ? httpsGet : httpGet)(url, options, (response) => {
      response.destroy();
      resolve(![502, 503, 504].includes(response.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
