import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { kindsOfPages } from '../browser/kinds.ts';
import { writeRichData } from '../browser/rich-data.ts';
import { filesBelow, SITE_URL } from './example-site.ts';

/** Pages are written in lower case throughout, and their titles hold names of any length. */
const CONFIG: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: { 'doctype-style': ['error', { style: 'lowercase' }], 'long-title': 'off' },
};

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-markup-'));
  await writeRichData(join(folder, 'data'));
  await buildSite({
    dataDir: join(folder, 'data'),
    outDir: join(folder, 'site'),
    siteUrl: SITE_URL,
  });
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is valid HTML, a page of each kind', async () => {
  const files = filesBelow(join(folder, 'site'));
  const validator = new HtmlValidate(CONFIG);
  const kinds = kindsOfPages(join(folder, 'site'));
  expect(kinds.length).toBeGreaterThan(25);
  const wrong: string[] = [];
  for (const path of kinds) {
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const { results } = await validator.validateString(files.get(file) ?? '', file);
    for (const { messages } of results) {
      for (const { ruleId, message, line } of messages)
        wrong.push(`${file}:${line} ${ruleId}: ${message}`);
    }
  }
  expect(
    [...new Set(wrong.map((one) => one.replace(/^\S+ /, '')))].map((rule) =>
      wrong.find((one) => one.endsWith(rule)),
    ),
  ).toEqual([]);
}, 180_000);
