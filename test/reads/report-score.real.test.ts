import { describe, expect, inject, it } from 'vitest';
import { judgeReport } from '../../src/judge/report-card/judge.ts';
import type { Neighbour } from '../neighbourhood/neighbourhood.ts';
import { report } from './reported.ts';

const urls = inject('neighbourhood');

/** What each of these loses: nothing. */
const LOSES: [Neighbour, string[]][] = [
  ['everything-streamable', []],
  ['everything-sse', []],
  ['sdk-v1-pager', []],
  ['sdk-v2-dual', []],
  ['sdk-v2-modern', []],
  ['mcp-lite', []],
  ['hono-mcp', []],
  ['tmcp-pages', []],
  ['fastmcp', []],
  ['mcp-proxy-dual', []],
  // It answers no discover, and declares its tools in the other era.
  ['supergateway-stateless', []],
];

describe('a well-made server', () => {
  it.each(LOSES)('%s loses %j and scores 92 or more', async (neighbour, rules) => {
    const transport = neighbour.endsWith('-sse') ? 'sse' : 'http';
    const { observation } = await report(urls[neighbour], { transport });
    const { card } = judgeReport(observation);
    expect(card.findings.map(({ rule }) => rule)).toEqual(rules);
    expect(card.score).toBeGreaterThanOrEqual(92);
    expect(card.not_judged.map(({ rule }) => rule)).toEqual(['mcp-model-flagged']);
  });
});

describe('a server of which little can be seen', () => {
  it('behind a gate is judged on what can be, and says so', async () => {
    const { observation } = await report(urls['bearer-gate']);
    const { card } = judgeReport(observation);
    expect(card).toMatchObject({ score: 100, grade: 'A', findings: [] });
    expect(card.judged.rules).toBe(31 - card.not_judged.length);
    expect(card.judged.rules).toBeLessThan(15);
  });

  it.each(['html-page', 'server-error', 'too-many-requests', 'closed-port'] as const)(
    '%s has no score and no grade',
    async (neighbour) => {
      const { observation } = await report(urls[neighbour]);
      const { card } = judgeReport(observation);
      expect(card).toMatchObject({ score: null, grade: null });
      expect(card.findings.map(({ rule }) => rule)).toEqual(
        neighbour === 'html-page' ? ['mcp-not-mcp'] : [],
      );
    },
  );
});
