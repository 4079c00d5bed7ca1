import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hygieneFlags } from '../../../src/judge/checkup/hygiene.ts';

const { vectors } = JSON.parse(readFileSync('test/cases/hygiene-vectors.json', 'utf8')) as {
  vectors: { name: string; description: string; flags: string[] }[];
};

describe('the kinds of the public suite', () => {
  it.each(vectors)('$name: $description', ({ name, description, flags }) => {
    const text = description.replace(/\{\{fill:(\d+)\}\}/, (_, n: string) => 'x'.repeat(Number(n)));
    expect(hygieneFlags(name, text)).toEqual(flags);
  });
});

describe('joiners', () => {
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
  const pirate = '\u{1F3F4}\u200D\u2620\uFE0F';
  it.each([
    ['inside of emoji sequences', `Counts ${family} and ${pirate}.`, []],
    ['between letters', 'Plain\u200Dtext.', ['zero_width_chars']],
    ['after an emoji', `Counts ${family}\u200D.`, ['zero_width_chars']],
    ['between an emoji and a letter', '\u{1F468}\u200Da', ['zero_width_chars']],
    ['beside other hidden text', `${family}\u200B`, ['zero_width_chars']],
  ])('%s', (_, description, flags) => {
    expect(hygieneFlags('a', description)).toEqual(flags);
  });

  it('do not bring words together that an emoji keeps apart', () => {
    expect(hygieneFlags('a', `ignore${family}previous`)).toEqual([]);
  });
});

it('a name of several kinds has each of them once', () => {
  expect(hygieneFlags('ignore previous\u202E', 'system prompt \u202E')).toEqual([
    'bidi_override',
    'injection_imperative',
    'non_ascii_tool_name',
  ]);
});
