import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOrigin, type Origin } from './repository.ts';

const rows = (changed: Record<number, string> = {}) =>
  Array.from({ length: 12 }, (_, i) => `"${i}": "${changed[i] ?? 'as it was'}"\n`).join('');

let origin: Origin;

beforeEach(() => {
  origin = createOrigin({ 'data/state.json': rows(), 'data/history.json': rows() });
});

afterEach(() => origin.remove());

describe('pushing data', () => {
  it('commits what changed in data/, new and deleted files too, and nothing else', async () => {
    const clone = origin.clone();
    clone.write('data/toolsets/a.json', '{}\n');
    clone.git('rm', '--quiet', 'data/history.json');
    clone.write('dist/left-over.js', '//\n');
    const ended = await clone.script('push-data.sh', ['main', 'Probe of 2026-11-30']);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(origin.log('main')).toEqual(['Probe of 2026-11-30', 'seed']);
    expect(clone.git('show', '--name-status', '--format=%an', 'HEAD').trim().split('\n')).toEqual([
      'github-actions[bot]',
      '',
      'D\tdata/history.json',
      'A\tdata/toolsets/a.json',
    ]);
  });

  it('makes no commit where nothing changed', async () => {
    const ended = await origin.clone().script('push-data.sh', ['main', 'empty']);
    expect(ended).toMatchObject({ code: 0, stdout: 'push-data: nothing in data/ has changed\n' });
    expect(origin.log('main')).toEqual(['seed']);
  });

  it('brings in both results of two that push at once', async () => {
    const [first, second] = [origin.clone(), origin.clone()];
    first.write('data/state.json', rows({ 1: 'from the first' }));
    second.write('data/state.json', rows({ 9: 'from the second' }));
    second.write('data/history.json', rows({ 3: 'from the second' }));
    const ended = await Promise.all([
      first.script('push-data.sh', ['main', 'first']),
      second.script('push-data.sh', ['main', 'second']),
    ]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(origin.log('main').sort()).toEqual(['first', 'second', 'seed'].sort());
    expect(origin.read('main', 'data/state.json')).toBe(
      rows({ 1: 'from the first', 9: 'from the second' }),
    );
    expect(origin.read('main', 'data/history.json')).toBe(rows({ 3: 'from the second' }));
  });

  it('rebases onto what another pushed in the meantime', async () => {
    const [slow, quick] = [origin.clone(), origin.clone()];
    quick.write('data/state.json', rows({ 1: 'quick' }));
    await quick.script('push-data.sh', ['main', 'quick']);
    slow.write('data/state.json', rows({ 9: 'slow' }));
    const ended = await slow.script('push-data.sh', ['main', 'slow']);
    expect(ended.code).toBe(0);
    expect(origin.log('main')).toEqual(['slow', 'quick', 'seed']);
    expect(origin.read('main', 'data/state.json')).toBe(rows({ 1: 'quick', 9: 'slow' }));
  });

  it('fails on a conflict, says where, and leaves the branch and its own commit as they are', async () => {
    const [slow, quick] = [origin.clone(), origin.clone()];
    quick.write('data/state.json', rows({ 5: 'quick' }));
    await quick.script('push-data.sh', ['main', 'quick']);
    slow.write('data/state.json', rows({ 5: 'slow' }));
    const ended = await slow.script('push-data.sh', ['main', 'slow']);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(
      'data/state.json: this run and what was pushed in the meantime both changed it, and they changed the same lines',
    );
    expect(origin.log('main')).toEqual(['quick', 'seed']);
    expect(slow.git('log', '-1', '--format=%s').trim()).toBe('slow');
    expect(slow.read('data/state.json')).toBe(rows({ 5: 'slow' }));
    expect(slow.git('status', '--porcelain')).toBe('');
  });

  it('gives up loudly where the branch refuses every push', async () => {
    const hook = join(origin.dir, 'hooks', 'pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho protected >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    const clone = origin.clone();
    clone.write('data/state.json', rows({ 5: 'refused' }));
    clone.write('../bin/sleep', '#!/bin/sh\n');
    chmodSync(join(clone.dir, '../bin/sleep'), 0o755);
    const ended = await clone.script('push-data.sh', ['main', 'refused'], {
      PATH: `${join(clone.dir, '../bin')}:${process.env.PATH}`,
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain('main refused the push 8 times: nothing was pushed');
    expect(origin.log('main')).toEqual(['seed']);
  });
});
