import { expect, it } from 'vitest';
import { badgeSvg } from '../../src/render/badge.ts';
import { checkupBadgeWords } from '../../src/render/shields.ts';

it('shows two counts and the day, in grey whatever they are', () => {
  const words = checkupBadgeWords({ observed: 13, not_checked: 2 });
  expect(words).toEqual({ message: '13 observed · 2 not checked', colour: 'grey' });
  expect(checkupBadgeWords({ observed: 0, not_checked: 15 }).colour).toBe('grey');
  expect(badgeSvg(words, '2026-11-30')).toContain(
    '<title>MCP roll call: 13 observed · 2 not checked (data of 2026-11-30)</title>',
  );
});
