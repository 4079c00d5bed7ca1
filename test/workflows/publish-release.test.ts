import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOrigin, type Ended, type Origin } from './repository.ts';

let origin: Origin;

beforeEach(() => {
  origin = createOrigin({ 'a.txt': 'one\n' });
});

afterEach(() => origin.remove());

/** Publishes `tag` from a clone that has these tags, each on a commit of its own, and gives where `major` then is. */
async function publish(tags: string[], tag: string, major: string, gh = 'exit 0') {
  const clone = origin.clone();
  for (const name of tags) {
    clone.write('a.txt', `${name}\n`);
    clone.git('commit', '--quiet', '--all', `--message=${name}`);
    clone.git('tag', '--annotate', `--message=${name}`, name);
  }
  clone.git('push', '--quiet', '--tags', 'origin');
  clone.write('../bin/gh', `#!/usr/bin/env bash\nprintf '%s\\n' "$*" >> "$GH_CALLS"\n${gh}\n`);
  chmodSync(join(clone.dir, '../bin/gh'), 0o755);
  const calls = join(clone.dir, '../calls');
  const ended: Ended = await clone.script('publish-release.sh', [tag, 'notes.md'], {
    PATH: `${join(clone.dir, '../bin')}:${process.env.PATH}`,
    GH_CALLS: calls,
  });
  const refs = clone.git('ls-remote', origin.dir, `refs/tags/${major}`).split('\t')[0] ?? '';
  const commit = clone.git('rev-parse', `${tag}^{commit}`).trim();
  const called = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
  return { ...ended, isMoved: refs === commit, isThere: refs !== '', called };
}

it('publishes the release and moves the major tag to its commit', async () => {
  const { code, isMoved, called } = await publish(['v1.9.0', 'v1.10.0'], 'v1.10.0', 'v1');
  expect(code).toBe(0);
  expect(called).toEqual([
    'release create v1.10.0 --verify-tag --title v1.10.0 --notes-file notes.md',
  ]);
  expect(isMoved).toBe(true);
});

it('leaves the major tag where a pre-release is published', async () => {
  const { code, isThere, called } = await publish(['v1.0.0-rc.1'], 'v1.0.0-rc.1', 'v1');
  expect(code).toBe(0);
  expect(called[0]).toMatch(/--prerelease$/);
  expect(isThere).toBe(false);
});

it('leaves it where a newer release of that line exists', async () => {
  const { code, isThere, stdout } = await publish(['v1.2.0', 'v1.1.1'], 'v1.1.1', 'v1');
  expect(code).toBe(0);
  expect(isThere).toBe(false);
  expect(stdout).toContain('v1 stays where it is (v1.2.0)');
});

it('moves nothing when the release can not be published', async () => {
  const { code, isThere } = await publish(['v1.0.0'], 'v1.0.0', 'v1', 'exit 1');
  expect(code).toBe(1);
  expect(isThere).toBe(false);
});
