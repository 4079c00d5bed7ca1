import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../../src/judge/report-card/apply.ts';
import { RULES, type RuleId } from '../../../../src/judge/report-card/index.ts';
import { factsFor } from '../facts.ts';
import { CONVERSATION } from './conversation.ts';
import { PAYMENTS } from './payments.ts';
import type { Table } from './table.ts';
import { TEXTS } from './texts.ts';
import { TOOL_LIST } from './tool-list.ts';

const CASES: Table<RuleId> = { ...CONVERSATION, ...TOOL_LIST, ...TEXTS, ...PAYMENTS };

describe.each(RULES)('$id', (rule) => {
  const { fires, spares } = CASES[rule.id];

  it('is looked at from both sides', () => {
    expect(Object.keys(fires).length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(spares).length).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(fires))('fires at %s', (_, input) => {
    const outcome = outcomeOf(rule, factsFor(input));
    expect(outcome).not.toHaveProperty('unjudged');
    expect(outcome).not.toEqual([]);
  });

  it.each(Object.entries(spares))('spares %s', (_, input) => {
    const outcome = outcomeOf(rule, factsFor(input));
    if (!('unjudged' in outcome)) expect(outcome).toEqual([]);
    else expect(outcome.unjudged).not.toContain('failed');
  });

  it('says nothing of a well-made server', () => {
    const outcome = outcomeOf(rule, factsFor({}));
    if (!('unjudged' in outcome)) expect(outcome).toEqual([]);
  });
});
