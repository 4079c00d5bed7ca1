import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BUNDLE = resolve('actions/validate/dist/index.js');

export interface ActionRun {
  code: number | null;
  stdout: string;
  stderr: string;
  outputs: Record<string, string>;
  summary: string;
  /** The text of a file that the action wrote in its working folder. */
  file(name: string): string;
}

/** Runs the committed bundle as the runner does: a process with the inputs in INPUT_* and files for what it says. */
export async function runAction(
  inputs: Record<string, string>,
  node = process.env.ACTION_NODE ?? process.execPath,
): Promise<ActionRun> {
  const dir = mkdtempSync(join(tmpdir(), 'rollcall-action-'));
  const at = (name: string) => join(dir, name);
  for (const name of ['output', 'summary']) writeFileSync(at(name), '');
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    GITHUB_OUTPUT: at('output'),
    GITHUB_STEP_SUMMARY: at('summary'),
    GITHUB_ACTION_REPOSITORY: 'someone/rollcall',
    GITHUB_SERVER_URL: 'https://github.com',
  };
  for (const [name, value] of Object.entries(inputs)) env[`INPUT_${name.toUpperCase()}`] = value;

  const child = spawn(node, [BUNDLE], { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((done, failed) => {
    child.on('error', failed).on('close', done);
  });
  const written = new Map<string, string>();
  const read = (name: string) => {
    if (!written.has(name)) written.set(name, readFileSync(at(name), 'utf8'));
    return written.get(name) ?? '';
  };
  const kept = [
    'output',
    'summary',
    ...['sarif', 'junit', 'json'].map((name) => inputs[`${name}-file`]),
  ];
  for (const name of kept) {
    try {
      if (name !== undefined) read(name);
    } catch {
      // What was not written is missed by whoever asks for it.
    }
  }
  rmSync(dir, { recursive: true, force: true });
  return {
    code,
    stdout,
    stderr,
    outputs: outputsOf(written.get('output') ?? ''),
    summary: written.get('summary') ?? '',
    file(name) {
      const text = written.get(name);
      if (text === undefined) throw new Error(`${name} was not written`);
      return text;
    },
  };
}

/** The values of a GITHUB_OUTPUT file: `name<<delimiter`, lines, the delimiter. */
function outputsOf(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name = '', , value = ''] of text.matchAll(/^(.+)<<(.+)\n([\s\S]*?)\n?\2\n/gm)) {
    outputs[name] = value;
  }
  return outputs;
}
