import { expect, it } from 'vitest';
import { RULES } from '../../src/judge/report-card/index.ts';
import type { ReportJudgement } from '../../src/judge/report-card/judge.ts';
import { reportResult } from '../../src/render/report-result.ts';

const CARD: ReportJudgement = {
  endpoint: 'https://mcp.example/mcp',
  method_version: 1,
  read_at: '2026-11-30T12:00:00.000Z',
  eras: [],
  score: 85,
  grade: 'B',
  judged: { rules: 30, of: 31 },
  confirmed_stop: [],
  findings: [
    {
      rule: 'mcp-hidden-characters',
      severity: 'error',
      stop: true,
      text: 'Hidden characters.',
      fix: 'Take them out.',
      count: 3,
      evidence: [{ where: '/tools/0/name', text: 'a⟨U+202E⟩' }],
    },
  ],
  not_judged: [{ rule: 'mcp-model-flagged', reason: 'no model is configured' }],
  not_read: [{ what: 'prompts/list', reason: 'the time was over' }],
  requests: 12,
};

it('is a row a rule: fired, not judged or clear', () => {
  const { rows, headline, facts } = reportResult(CARD);
  expect(rows.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
  expect(headline).toBe('Grade B, 85 of 100');
  expect(facts).toContainEqual(['Not read', 'prompts/list: the time was over']);
  expect(rows.find(({ id }) => id === 'mcp-hidden-characters')).toEqual({
    id: 'mcp-hidden-characters',
    title: 'Hidden characters.',
    about: RULES.find(({ id }) => id === 'mcp-hidden-characters')?.fires,
    level: 'error',
    state: 'Error, stop',
    text: 'Hidden characters.',
    where: '/tools/0/name',
    detail: 'a⟨U+202E⟩ (and 2 more)',
    help: 'Take them out.',
  });
  expect(rows.find(({ id }) => id === 'mcp-model-flagged')).toMatchObject({
    level: 'not_checked',
    text: 'no model is configured',
  });
  expect(rows.filter(({ level }) => level === 'pass')).toHaveLength(29);
});

it('says when nothing could be read', () => {
  expect(reportResult({ ...CARD, grade: null, score: null }).headline).toBe('Not read');
});
