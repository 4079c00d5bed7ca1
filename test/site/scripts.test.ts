import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteScripts } from '../../src/pipeline/site-program.ts';

describe('the scripts for browsers', () => {
  let scripts: Record<string, string> = {};
  beforeAll(async () => {
    scripts = await siteScripts();
  });

  it('are a loader under 1 KB and what it loads, 20 KB compressed in all', () => {
    expect(Buffer.byteLength(scripts.on ?? '')).toBeLessThan(1024);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['copy', 'on', 'search']));
    expect(gzipSync(Object.values(scripts).join('')).length).toBeLessThan(20_480);
  });

  it('load nothing by themselves, and nothing from elsewhere', () => {
    for (const [name, script] of Object.entries(scripts)) {
      expect(script, name).not.toMatch(/^import\b|;import[{ "']|https?:\/\//);
    }
  });

  it('never make markup, styles or code of a text', () => {
    for (const [name, script] of Object.entries(scripts)) {
      expect(script, name).not.toMatch(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|Function\(|\.style\b|setAttribute\("style/,
      );
    }
  });
});
