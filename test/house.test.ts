import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The rooms of src/ and what each may import. Data flows registry → catalog → wire → mcp → reads →
 * observation → judge → store → render → site; pipeline/ and cli/ stand on top. The record
 * (observation/) is what reads and judgements share, and the address guard (wire/) is everybody's who
 * sends a request.
 */
const MAY_IMPORT: Record<string, string[]> = {
  observation: [],
  registry: ['wire'],
  catalog: ['registry'],
  wire: ['observation'],
  mcp: ['wire', 'observation'],
  reads: ['mcp', 'wire', 'catalog', 'observation'],
  judge: ['observation', 'catalog'],
  store: ['observation', 'catalog', 'judge'],
  review: ['store', 'judge', 'observation', 'catalog'],
  render: ['review', 'store', 'judge', 'observation', 'catalog', 'registry'],
  pipeline: ['*'],
  serve: ['catalog', 'wire', 'observation', 'reads', 'judge', 'store', 'render'],
  cli: ['*'],
};
/** Leaves that every room may use. */
const LEAVES = ['generated', 'fault.ts', 'version.ts'];

interface Import {
  from: string;
  to: string;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
  .map((name) => join('src', name));
const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, target = '']) => ({
    from: file,
    to: target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
  }));
}

const roomOf = (path: string): string => path.split('/')[1] ?? '';

describe('the house', () => {
  it('has been looked at', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(300);
  });

  it('lets data flow one way', () => {
    const against = imports.filter(({ from, to }) => {
      if (!to.startsWith('src/')) return false;
      const allowed = MAY_IMPORT[roomOf(from)];
      if (allowed === undefined) return !LEAVES.includes(roomOf(from));
      const room = roomOf(to);
      return !(
        allowed.includes('*') ||
        room === roomOf(from) ||
        LEAVES.includes(room) ||
        allowed.includes(room)
      );
    });
    expect(against).toEqual([]);
  });

  it('keeps sockets, files, clocks and chance out of all that judges, wherever it reaches', () => {
    const reached = new Set<string>();
    const open = files.filter((file) => roomOf(file) === 'judge' || roomOf(file) === 'observation');
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      for (const { to } of importsOf(file)) {
        if (to.startsWith('src/') && to.endsWith('.ts') && !to.includes('/generated/'))
          open.push(to);
      }
    }
    expect(reached.size).toBeGreaterThan(20);
    const offending = [...reached].filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /from '(?:undici|node:(?:net|http|https|tls|fs|fs\/promises|dns|child_process))'|Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(|process\.env/.test(
        text,
      );
    });
    expect(offending).toEqual([]);
  });

  it('has small rooms', () => {
    const large = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 400);
    expect(large).toEqual([]);
  });
});
