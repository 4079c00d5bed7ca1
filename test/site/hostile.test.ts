import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slug } from '../../src/store/slug.ts';
import { HOSTILE } from '../data/examples.ts';
import { type ExampleSite, exampleSite } from './example-site.ts';
import { attribute, elements, mainText } from './parsed.ts';

const HIDDEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

describe('a listing that tries everything', () => {
  let site: ExampleSite;
  beforeAll(async () => {
    site = await exampleSite(4);
  });
  afterAll(() => site.remove());

  const page = (): string =>
    site.files.get(`servers/${slug(HOSTILE.name)}/index.html`) ?? expect.fail('no page');

  it('is text on its page: no element, handler or address of its own', () => {
    const usual = new Set(
      'html head meta title link body a header div svg rect path nav ul li main section h1 h2 h3 p span strong bdi code pre table caption thead tbody tr th td dl dt dd details summary circle text time aside img footer script button polyline'.split(
        ' ',
      ),
    );
    for (const element of elements(page())) {
      expect(usual).toContain(element.tagName);
      expect(element.attrs.filter(({ name }) => name.startsWith('on'))).toEqual([]);
      const link = attribute(element, 'href') ?? attribute(element, 'src') ?? '/';
      expect(link).toMatch(/^(\/|#|https:\/\/)/);
    }
    expect(mainText(page())).toContain('<script>alert(1)</script>');
    expect(mainText(page())).toContain('<img src=x onerror=alert(1)>');
  });

  it('shows its hidden characters in every page that names it', () => {
    let seen = 0;
    for (const [path, text] of site.files) {
      if (!path.endsWith('.html') || !text.includes('alert(1)')) continue;
      seen += 1;
      expect(text, path).not.toMatch(HIDDEN);
      expect(text, path).toContain('⟨U+202E⟩');
    }
    expect(seen).toBeGreaterThanOrEqual(2);
  });

  it('keeps its tools’ names and parameters, each as what it is', () => {
    const text = mainText(page());
    expect(text).toContain('Tools 3');
    expect(text).toContain('__proto__');
    expect(text).toContain('<script>alert(1)</script>⟨U+202E⟩');
  });

  it('gives no command that holds what it calls its package', () => {
    expect(mainText(page())).not.toContain('npx -y');
    expect(mainText(page())).toContain('rm -rf');
  });

  it('is cut to a length that a page can bear', () => {
    expect(mainText(page())).not.toContain('A'.repeat(1300));
    expect(page().length).toBeLessThan(40_000);
  });

  it('comes back from the JSON as it was, without a hidden character in the file', () => {
    const json =
      site.files.get(`api/v1/servers/${slug(HOSTILE.name)}.json`) ?? expect.fail('no JSON');
    expect(json).not.toMatch(HIDDEN);
    expect(JSON.parse(json).server).toMatchObject({ title: HOSTILE.title });
    expect(site.files.get('api/v1/servers.json')).not.toMatch(HIDDEN);
  });

  it('leaves no trace in badges', () => {
    const badges = [...site.files].filter(([path]) => path.startsWith('badges/'));
    expect(badges.length).toBeGreaterThan(10);
    for (const [path, text] of badges) {
      expect(text, path).not.toMatch(/alert|script|onerror/);
      expect(text, path).not.toMatch(HIDDEN);
    }
  });
});
