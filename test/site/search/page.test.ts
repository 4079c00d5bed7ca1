import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, resultRows } from '../../../site/search/answer.ts';
import type { Manifest } from '../../../site/search/format.ts';
import { HOSTILE } from '../../data/examples.ts';
import { BASE, type ExampleSite, exampleSite } from '../example-site.ts';
import { attribute, elements, textOf } from '../parsed.ts';

describe('the search of a built site', () => {
  let site: ExampleSite;
  beforeAll(async () => {
    site = await exampleSite(60);
  }, 120_000);
  afterAll(() => site.remove());

  const file = (path: string): string => site.files.get(path) ?? expect.fail(`${path} is missing`);
  const manifest = (): Manifest => JSON.parse(file('search/index.json'));
  const read = async (path: string): Promise<string> => file(`search/${path}`);

  async function found(question: string): Promise<string[]> {
    const { ranks } = await answer(manifest(), read, question);
    return (await resultRows(manifest(), read, ranks)).map(([name]) => name);
  }

  it('finds every listing by its name', async () => {
    expect(manifest().total).toBe(site.listings.length);
    for (const { name } of site.listings) expect(await found(name), name).toContain(name);
  });

  it('finds a listing by a tool that it listed live', async () => {
    const names = await found('tool_2');
    expect(names.length).toBeGreaterThan(5);
    const live = names.filter((name) => {
      const { server } = JSON.parse(file(`api/v1/servers/${slugOf(name)}.json`));
      return server.tools.some((tool: { name: string }) => tool.name.startsWith('tool_2'));
    });
    expect(live).toEqual(names);
  });

  const slugOf = (name: string): string => {
    const { servers } = JSON.parse(file('api/v1/servers.json'));
    return servers.find((server: { name: string }) => server.name === name).slug;
  };

  it('puts those who answer first', async () => {
    const statuses = (await answer(manifest(), read, 'example')).ranks;
    const rows = await resultRows(manifest(), read, statuses);
    const order = rows.map(([, , , , status]) => Math.min(status, 2));
    expect(order.indexOf(0)).toBe(0);
    expect(new Set(order)).toEqual(new Set([0, 1, 2]));
  });

  it('holds nothing that a page would hide', async () => {
    const names = await found('alert');
    expect(names).toContain(HOSTILE.name);
    for (const [path, text] of site.files) {
      if (!path.startsWith('search/')) continue;
      expect(text, path).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff\u0000\u001b]/);
    }
  });

  it('works as a form, and says what there is where it can not', () => {
    const all = elements(file('search/index.html'));
    const form = all.find(({ tagName }) => tagName === 'form') ?? expect.fail('no form');
    expect(attribute(form, 'action')).toBe(`${BASE}search/`);
    expect(attribute(form, 'method')).toBeUndefined();
    const input = all.find(({ tagName }) => tagName === 'input') ?? expect.fail('no input');
    const label = all.find(({ tagName }) => tagName === 'label') ?? expect.fail('no label');
    expect(attribute(label, 'for')).toBe(attribute(input, 'id'));
    const noscript = all.find(({ tagName }) => tagName === 'noscript') ?? expect.fail('no words');
    expect(textOf(noscript)).toContain('directory');
    expect(all.some((element) => attribute(element, 'role') === 'status')).toBe(true);
  });
});
