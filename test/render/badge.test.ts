import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeSvg } from '../../src/render/badge.ts';
import {
  BADGE_COLOURS,
  BADGE_LABEL,
  badgeWords,
  shieldsJson,
  UNKNOWN_WORDS,
} from '../../src/render/shields.ts';
import { hostileText } from './hostile.ts';

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('a badge', () => {
  it('can be read: white text on each colour has 4.5:1 or more', () => {
    for (const colour of Object.values(BADGE_COLOURS)) {
      expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThanOrEqual(4.5);
      expect(badgeSvg({ message: 'x', colour: 'green' }, null)).toContain('fill="#fff"');
    }
  });

  it('says status and grade in words, and in its title the day of what it says', () => {
    const words = badgeWords({
      status: { code: 'auth_required', label: 'Auth required' },
      grade: { score: 70, letter: 'B', points: [] },
    });
    expect(words).toEqual({ message: 'Auth required · grade B', colour: 'amber' });
    const svg = badgeSvg(words, '2026-11-29');
    expect(svg).toContain(
      '<title>MCP roll call: Auth required · grade B (data of 2026-11-29)</title>',
    );
    expect(svg).toContain('role="img"');
    expect(svg).toContain(`fill="${BADGE_COLOURS.amber}"`);
  });

  it('differs by day only in its title', () => {
    const words = { message: 'Live OK · grade A', colour: 'green' } as const;
    const [one, other] = ['2026-11-28', '2026-11-29'].map((day) => badgeSvg(words, day));
    expect(one).not.toBe(other);
    expect(one?.replace('2026-11-28', '2026-11-29')).toBe(other);
  });

  it('exists for what is not listed', () => {
    expect(badgeSvg(UNKNOWN_WORDS, null)).toContain('<title>MCP roll call: not listed yet</title>');
  });

  it('is told to Shields as its endpoint schema wants it', () => {
    expect(JSON.parse(shieldsJson(UNKNOWN_WORDS))).toEqual({
      schemaVersion: 1,
      label: BADGE_LABEL,
      message: 'not listed yet',
      color: '555555',
      cacheSeconds: 3600,
    });
  });

  it('has a contrast that is computed: each colour of a drawn badge against its white text', () => {
    for (const colour of Object.keys(BADGE_COLOURS) as (keyof typeof BADGE_COLOURS)[]) {
      const fills = [
        ...badgeSvg({ message: 'x', colour }, null).matchAll(/<rect[^>]* fill="(#\w+)"/g),
      ];
      const solid = fills.map(([, fill = '']) =>
        fill.length === 4 ? fill.replace(/\w/g, '$&$&') : fill,
      );
      expect(solid.filter((fill) => fill !== '#ffffff').length).toBeGreaterThanOrEqual(2);
      for (const fill of solid.filter((one) => one !== '#ffffff')) {
        expect(1.05 / (luminance(fill) + 0.05), `${colour} ${fill}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('is well-formed XML of one line of text, whatever its words', () => {
    fc.assert(
      fc.property(hostileText, (message) => {
        const svg = badgeSvg({ message, colour: 'red' }, '2026-11-29');
        mustBeXml(svg);
        expect(svg).not.toMatch(
          /[\0-\x1f\x7f-\x9f\u200b\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/u,
        );
        expect(svg.length).toBeLessThan(6000);
      }),
    );
  });

  it('takes `$&` and its like for what they are', () => {
    const svg = badgeSvg({ message: "$& $1 $' $`", colour: 'grey' }, null);
    expect(svg).toContain('<title>MCP roll call: $&amp; $1 $&#39; $`</title>');
  });

  it('is cut where its words are long', () => {
    const svg = badgeSvg({ message: 'w'.repeat(5000), colour: 'grey' }, null);
    expect(svg).toContain(`${'w'.repeat(79)}…`);
  });
});

/** Every tag is closed, attributes are quoted and differ, no text holds markup or an entity that XML does not know. */
function mustBeXml(text: string): void {
  const open: string[] = [];
  const PART = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  let end = 0;
  for (const [part, closing, name = '', attributes = '', selfClosing, words] of text.matchAll(
    PART,
  )) {
    end += part.length;
    for (const [entity] of part.matchAll(/&[^;]*;?/g)) {
      expect(entity).toMatch(/^&(?:amp|lt|gt|quot|apos|#\d+);$/);
    }
    if (words !== undefined) continue;
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, one]) => one);
    expect(new Set(names).size).toBe(names.length);
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
  }
  expect([end, open]).toEqual([text.length, []]);
}
