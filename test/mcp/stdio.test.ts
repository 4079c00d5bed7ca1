import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { type StdioServer, startStdio } from '../../src/mcp/stdio.ts';
import { readHandshake } from '../../src/reads/handshake.ts';

const SERVER = 'test/mcp/stdio-server.mjs';

/** What a handshake with the small server comes to, and what the server wrote to stderr. */
async function handshakeWith(temper: string) {
  const said: string[] = [];
  const server = await startStdio([process.execPath, SERVER, temper], (line) => said.push(line));
  const record = await readHandshake(server.url, {
    transport: null,
    allowPrivate: true,
    timeoutMs: 15_000,
    client: { name: 'test', version: '0' },
    userAgent: 'test',
    now: () => new Date(),
  }).finally(server.close);
  return { ...judgeHandshake(record), said, label: server.label };
}

const namesOf = (tools: unknown[] | null) => tools?.map((tool) => (tool as { name: string }).name);

/** One that has ended may stay listed for a while, as a zombie that nobody has asked about. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a server over stdio', () => {
  it('is read by the same handshake as one with a URL', async () => {
    const { status, server_info, tools, said, label } = await handshakeWith('good');
    expect(status).toBe('ok');
    expect(server_info).toEqual({ name: 'small', version: '1.0.0' });
    expect(namesOf(tools)).toEqual(['say']);
    expect(said).toEqual(['hello from stderr \u202e']);
    expect(label).toBe(`stdio:node ${SERVER}`);
  });

  it('may write lines that are no messages', async () => {
    expect((await handshakeWith('noisy')).status).toBe('ok');
  });

  it('may ask before it answers, and is answered', async () => {
    const { tools, said } = await handshakeWith('asks');
    expect(namesOf(tools)).toEqual(['say', 'after']);
    expect(said).toContain('answered {}');
  });

  it.each(['ends', 'dies', 'huge'])('that %s is not waited for', async (temper) => {
    const { status } = await handshakeWith(temper);
    expect(['unreachable', 'error']).toContain(status);
  });

  it('is ended with all that it started', async () => {
    const { said } = await handshakeWith('stubborn');
    const pids = (said.find((line) => line.startsWith('pids ')) ?? '')
      .split(' ')
      .slice(1)
      .map(Number);
    expect(pids).toHaveLength(2);
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });

  it('is started without a shell', async () => {
    const args = [
      '-e',
      'console.error(process.argv[1]); process.stdin.resume()',
      '$(touch taken); x',
    ];
    const said: string[] = [];
    const server = await startStdio([process.execPath, ...args], (line) => said.push(line));
    await expect.poll(() => said).toEqual(['$(touch taken); x']);
    await server.close();
    expect(existsSync('taken')).toBe(false);
  });

  it('that can not be started is a fault in one line', async () => {
    const started: Promise<StdioServer> = startStdio(['no-such-program-here'], () => {});
    await expect(started).rejects.toMatchObject({
      code: 'start_failed',
      exitCode: 2,
      message: 'no-such-program-here could not be started (ENOENT)',
    });
  });
});
