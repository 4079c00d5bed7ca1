import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Fault } from '../../src/fault.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { exampleSite, SITE_URL } from './example-site.ts';

it('ends in the fault that names the file, when data/ does not hold what it should', {
  timeout: 120_000,
}, async () => {
  const { dataDir, outDir, remove } = await exampleSite(1);
  writeFileSync(join(dataDir, 'catalog.json'), '{"schema_version": 1, "servers": "none"}');
  const error = await buildSite({ dataDir, outDir, siteUrl: SITE_URL }).catch((cause) => cause);
  expect(error).toBeInstanceOf(Fault);
  expect(error.code).toBe('data_invalid');
  expect(error.message).toContain('catalog.json');
  remove();
});

it.each(['', '..', '../data'])('never empties a folder that holds the data: %j', async (path) => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'rollcall-site-')), 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'catalog.json'), '');
  const outDir = join(dataDir, path);
  const error = await buildSite({ dataDir, outDir, siteUrl: SITE_URL }).catch((cause) => cause);
  expect(error).toMatchObject({ code: 'usage' });
  expect(readdirSync(dataDir)).toEqual(['catalog.json']);
  rmSync(join(dataDir, '..'), { recursive: true });
});

it('builds nothing from a folder that is not there', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'rollcall-site-'));
  const dataDir = join(outDir, 'nowhere');
  const error = await buildSite({ dataDir, outDir, siteUrl: SITE_URL }).catch((cause) => cause);
  expect(error).toMatchObject({ code: 'data_unreadable' });
  rmSync(outDir, { recursive: true });
});
