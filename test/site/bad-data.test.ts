import { writeFileSync } from 'node:fs';
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
