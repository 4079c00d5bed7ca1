import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const oneLine = /^rollcall: [^\n]+\n$/;

describe('words that are off end in one line and exit 2', () => {
  it.each([
    ['an unknown option', ['handshake', 'http://127.0.0.1:1/', '--frobnicate']],
    ['an unknown command', ['handshook']],
    ['a missing argument', ['handshake']],
    [
      'a choice that is none',
      ['handshake', 'http://127.0.0.1:1/', '--transport', 'carrier-pigeon'],
    ],
    ['a number that is none', ['probe', '--concurrency', 'many']],
    ['zero at a time', ['probe', '--concurrency', '0']],
  ])('%s', async (_, args) => {
    const result = await runCli(args);
    expect(result.code).toBe(2);
    expect(result.stdout).toBe('');
    expect(result.stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    expect(result.stderr).toMatch(/^rollcall: /);
    expect(result.stderr).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it.each(['abc', '-5', '0', '1.5', '1e3', '99999999999'])(
    'MCP_LIVE_TIMEOUT_MS=%s',
    async (value) => {
      const result = await runCli(['handshake', 'http://127.0.0.1:1/', '--allow-private'], {
        env: { MCP_LIVE_TIMEOUT_MS: value },
      });
      expect(result.code).toBe(2);
      expect(result.stdout).toBe('');
      expect(result.stderr).toMatch(oneLine);
      expect(result.stderr).toContain('MCP_LIVE_TIMEOUT_MS');
    },
  );
});

describe('output that nobody takes', () => {
  const shell = (line: string) =>
    spawnSync('bash', ['-c', line, 'bash', process.execPath, 'dist/rollcall.js'], {
      encoding: 'utf8',
    });

  it.each(['--help', 'handshake --json nowhere', 'handshake nowhere'])('%s | true', (args) => {
    const { stdout, stderr } = shell(`{ "$1" "$2" ${args}; echo "exit $?" >&2; } | true`);
    expect(stdout).toBe('');
    expect(stderr).toBe(args === '--help' ? 'exit 0\n' : 'exit 2\n');
  });

  // Elsewhere there is no such device.
  if (process.platform !== 'linux') return;
  it('on a full disk is a fault of our own', () => {
    const { status, stderr } = shell('"$1" "$2" handshake --json nowhere > /dev/full');
    expect(status).toBe(5);
    expect(stderr).toMatch(oneLine);
    expect(shell('"$1" "$2" handshake --json nowhere > /dev/full 2> /dev/full').status).toBe(5);
  });
});

it('a step summary that cannot be written is said, and the run stands', async () => {
  const data = mkdtempSync(join(tmpdir(), 'rollcall-summary-'));
  const result = await runCli(['probe', '--data', data], {
    env: { GITHUB_STEP_SUMMARY: join(data, 'nowhere', 'summary.md') },
  });
  expect(result.code).toBe(0);
  expect(result.stderr).toMatch(oneLine);
  expect(result.stderr).toContain('step summary');
  expect(readdirSync(data)).toContain('mcp-validation-state.json');
  rmSync(data, { recursive: true });
});

describe('help', () => {
  it('of the whole names every command and the exit codes', async () => {
    const result = await runCli(['--help']);
    expect(result.code).toBe(0);
    expect(result.stderr).toBe('');
    for (const word of ['handshake', 'sync', 'probe', 'Exit codes', 'unreachable']) {
      expect(result.stdout).toContain(word);
    }
  });

  it('of a command names its options', async () => {
    const result = await runCli(['probe', '--help']);
    expect(result.code).toBe(0);
    for (const word of ['--data', '--only', '--per-host', '--allow-private']) {
      expect(result.stdout).toContain(word);
    }
  });

  it('without a command is shown, with exit 2', async () => {
    const result = await runCli([]);
    expect(result.code).toBe(2);
    expect(result.stderr).toContain('Usage: rollcall');
  });
});
