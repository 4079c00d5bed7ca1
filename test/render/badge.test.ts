import { describe, expect, it } from 'vitest';
import { badgeSvg } from '../../src/render/badge.ts';
import {
  BADGE_COLOURS,
  BADGE_LABEL,
  badgeWords,
  shieldsJson,
  UNKNOWN_WORDS,
} from '../../src/render/shields.ts';

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
});
