import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerState } from '../../../src/generated/mcp-validation-state.ts';
import { readState } from '../../../src/store/state.ts';
import { type Bench, median, rounded, say } from '../result.ts';
import { inChild } from './child.ts';
import { largestFile } from './files.ts';
import { REGISTRY, startOf, writeWorld } from './world.ts';

const run = promisify(execFile);
const DAYS = 30;
const SHARDS = 8;
/** Every tenth day one shard leaves no part. */
const LOST_EVERY = 10;
const STATE = 'mcp-validation-state.json';

interface Merged {
  ms: number;
  cpuMs: number;
  peakBytes: number;
  whole: number;
  unreported: number;
}

/** Thirty days of eight shards, merged and committed to a real repository. */
export const scaleMonth: Bench = async () => {
  const root = await mkdtemp(join(tmpdir(), 'rollcall-bench-month-'));
  const [repo, parts] = [join(root, 'repo'), join(root, 'parts')];
  const dataDir = join(repo, 'data');
  const git = async (...args: string[]) => (await run('git', ['-C', repo, ...args], HUGE)).stdout;
  try {
    await writeWorld(dataDir, REGISTRY);
    await git('init', '--quiet');
    await commit(git, 'catalog');
    const merges: Merged[] = [];
    const packs: number[] = [];
    let astray = 0;
    let longestShardMs = 0;
    for (let day = 0; day < DAYS; day++) {
      await rm(parts, { recursive: true, force: true });
      const lost = day % LOST_EVERY === LOST_EVERY - 1 ? 3 : 0;
      const indices = Array.from({ length: SHARDS }, (_, at) => at + 1).filter((n) => n !== lost);
      const args = [dataDir, parts, String(day), String(SHARDS), ...indices.map(String)];
      const { lasted } = await inChild<{ lasted: number[] }>('shards-child.ts', ...args);
      longestShardMs = Math.max(longestShardMs, ...lasted);
      const merged = await inChild<Merged>('merge-child.ts', dataDir, parts, String(day));
      merges.push(merged);
      const lines = day === 0 ? 0 : await changedLines(git);
      if (day > 0) astray += Math.abs(lines - (await expectedLines(dataDir, day)));
      await commit(git, `Probe of day ${day}`);
      packs.push(await packedBytes(git));
      say(
        `  day ${day + 1}: merged in ${seconds(merged.ms)} s, ${seconds(merged.cpuMs)} s of CPU; ${merged.unreported} unreported; ${lines} lines of the state file, ${astray} astray so far; ${Math.round((packs.at(-1) ?? 0) / 1000)} KB packed`,
      );
    }
    const days = merges.slice(1).map(({ ms }) => ms / 1000);
    const grown = packs.slice(1).map((bytes, at) => bytes - (packs[at] ?? 0));
    const mergeS = median(days);
    const largest = await largestFile(dataDir);
    return {
      name: 'scale-month',
      goal: '8 shards of 30,000 endpoints merged in < 10 s; changed lines of the state file = servers that changed or were not reached by a lost shard; no file of data/ over 40 MB',
      figures: {
        merge_s: rounded(mergeS),
        merge_cpu_s: rounded(median(merges.slice(1).map(({ cpuMs }) => cpuMs / 1000))),
        first_merge_s: rounded((merges[0]?.ms ?? 0) / 1000),
        merge_peak_mb: rounded(Math.max(...merges.map(({ peakBytes }) => peakBytes)) / 1e6, 0),
        longest_shard_s: rounded(longestShardMs / 1000, 0),
        pack_kb_a_day: rounded(median(grown) / 1000, 0),
        pack_mb_after_a_month: rounded((packs.at(-1) ?? 0) / 1e6, 1),
        lines_astray: astray,
        largest_file_mb: rounded(largest / 1e6, 1),
      },
      ratios: { merge_to_10_s: rounded(mergeS / 10) },
      met: mergeS < 10 && astray === 0 && largest <= 40e6,
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const HUGE = { maxBuffer: 1 << 30 };
type Git = (...args: string[]) => Promise<string>;

async function commit(git: Git, message: string): Promise<void> {
  await git('add', '-A');
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid'];
  await git(...author, 'commit', '--quiet', '-m', message);
}

/** Records of the state file that differ from those of the last commit. */
async function changedLines(git: Git): Promise<number> {
  const diff = await git('diff', '--unified=0', '--', `data/${STATE}`);
  return diff.split('\n').filter((line) => /^\+"io\./.test(line)).length;
}

/** Servers that changed in this run, those whose doubt came or went, and those that it has no word of. */
async function expectedLines(dataDir: string, day: number): Promise<number> {
  const at = startOf(day);
  const before = new Map(Object.entries(await lastStates(dataDir)));
  const { servers } = await readState(dataDir);
  return Object.entries(servers).filter(([name, server]) => {
    const was = before.get(name);
    const isReached = server.validated_at === undefined;
    const isDoubt = JSON.stringify(was?.pending) !== JSON.stringify(server.pending);
    return server.changed_at === at || isDoubt || isReached !== (was?.validated_at === undefined);
  }).length;
}

async function lastStates(dataDir: string): Promise<Record<string, ServerState>> {
  const { stdout } = await run('git', ['-C', dataDir, 'show', `HEAD:./${STATE}`], HUGE);
  return JSON.parse(stdout).servers;
}

/** The bytes of all objects, packed as a host packs them. */
async function packedBytes(git: Git): Promise<number> {
  await git('repack', '-adq');
  const counted = await git('count-objects', '-v');
  return 1024 * Number(/^size-pack: (\d+)$/m.exec(counted)?.[1] ?? 0);
}
