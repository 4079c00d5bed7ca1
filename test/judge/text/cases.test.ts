import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detect, TEXT_KINDS, type TextKind } from '../../../src/judge/text/detect.ts';

interface Case {
  kind: TextKind;
  flag: boolean;
  text: string;
  why: string;
}

const casesOf = (file: string): Case[] =>
  readFileSync(`test/cases/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

const wrong = (cases: Case[], flag: boolean): string[] =>
  cases
    .filter((one) => one.flag === flag && detect(one.kind, one.text).length > 0 !== flag)
    .map((one) => `${one.kind}: ${one.text} (${one.why})`);

/** Honest and hostile texts: those of the specification, others written against it, and ones in the ways of published attacks. */
describe.each(['descriptions.jsonl', 'texts.jsonl', 'write-ups.jsonl'])(
  'the texts of %s',
  (file) => {
    const cases = casesOf(file);
    const found = cases.filter((one) => one.flag);
    const clean = cases.filter((one) => !one.flag);

    it('are of both kinds for every detector', () => {
      for (const kind of TEXT_KINDS) {
        expect(found.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(5);
        expect(clean.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(5);
      }
    });

    it('raise at most 5 % false alarms', () => {
      const alarms = wrong(cases, false);
      expect(alarms.length / clean.length, alarms.join('\n')).toBeLessThanOrEqual(0.05);
    });

    it('are missed in at most 10 %', () => {
      const missed = wrong(cases, true);
      expect(missed.length / found.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
    });

    it('never hide a character', () => {
      const hidden = cases.filter((one) => one.kind === 'hidden-characters');
      expect(wrong(hidden, true)).toEqual([]);
    });

    it('are found in a description, a parameter and a result alike', () => {
      for (const { kind, text } of found.filter((one) => one.kind === 'agent-instructions')) {
        for (const place of ['text', 'content'] as const) {
          expect(detect(kind, text, { place }).length, text).toBeGreaterThan(0);
        }
      }
    });
  },
);
