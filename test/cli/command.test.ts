import fc from 'fast-check';
import { quote } from 'shell-quote';
import { describe, expect, it } from 'vitest';
import { commandWords } from '../../src/cli/command-words.ts';
import { sarifErrors } from '../render/sarif-schema.ts';
import { runCli } from './run-cli.ts';

const COMMAND = `"${process.execPath}" test/mcp/stdio-server.mjs good`;

describe('the words of a command', () => {
  it.each([
    ['npx -y @scope/server --flag=1', ['npx', '-y', '@scope/server', '--flag=1']],
    [`node 'a b.js' "c d" e\\ f`, ['node', 'a b.js', 'c d', 'e f']],
    ['node $HOME *.js', ['node', '$HOME', '*.js']],
  ])('of %s', (command, words) => {
    expect(commandWords(command)).toEqual(words);
  });

  it.each(['a | b', 'a && b', 'a; b', 'a > b', '', '  '])('of %j are refused', (command) => {
    expect(() => commandWords(command)).toThrow(expect.objectContaining({ code: 'usage' }));
  });

  it('are what was quoted', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', ' ', "'", '"', '$', '|', '&', '-', 'é'),
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(commandWords(quote(words))).toEqual(words);
      }),
    );
  });
});

describe('--command', () => {
  it('reads a program, and says nothing of HTTP', async () => {
    const { code, stdout, stderr } = await runCli(['handshake', '--command', COMMAND]);
    expect(code).toBe(0);
    expect(stdout).toContain('OK  stdio:node test/mcp/stdio-server.mjs');
    expect(stdout).toContain('2024-11-05 over stdio');
    expect(stdout).not.toContain('HTTP');
    expect(stderr).toBe('rollcall: server: hello from stderr ⟨U+202E⟩\n');
  });

  it('checks it, and does not check what a network would show', async () => {
    const { code, stdout } = await runCli(['check', '--command', COMMAND, '--json']);
    expect(code).toBe(0);
    const { rows, endpoint } = JSON.parse(stdout);
    expect(endpoint).toBe('stdio:node test/mcp/stdio-server.mjs');
    expect(rows).toHaveLength(15);
    const over = rows.filter(
      (row: { reason: { key: string } | null }) => row.reason?.key === 'not_over_stdio',
    );
    expect(over.map(({ check }: { check: string }) => check)).toEqual([
      'transport_type',
      'tls_certificate',
      'redirect_policy',
      'auth_metadata',
    ]);
    const list = rows.find(({ check }: { check: string }) => check === 'tools_list');
    expect(list.state).toBe('VERIFIED');
  });

  it('gives it a report card', async () => {
    const { code, stdout } = await runCli(['report', '--command', COMMAND, '--format', 'sarif']);
    expect(code).toBe(0);
    expect(sarifErrors(JSON.parse(stdout))).toEqual([]);
  });

  it.each([
    [['handshake', 'https://mcp.example/', '--command', 'node x']],
    [['check']],
    [['report', '--command', 'node x | tee y']],
    [['check', '--command', 'no-such-program-here']],
  ])('%j is one line and exit 2', async (args) => {
    const { code, stdout, stderr } = await runCli(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^rollcall: [^\n]+\n$/);
  });
});
