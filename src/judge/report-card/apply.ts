import { excerpt } from '../text/evidence.ts';
import type { StopPlace } from './due-process.ts';
import { RULES, type RuleId } from './index.ts';
import { missing } from './needs.ts';
import type { Evidence, Facts, Outcome, Rule, Severity } from './rule.ts';

const MOST_PLACES = 5;

export interface CardFinding {
  rule: RuleId;
  severity: Severity;
  stop: boolean;
  text: string;
  fix: string;
  /** Places at which the rule fired; `evidence` shows at most five of them. */
  count: number;
  evidence: Evidence[];
}

/** What the rules say of one read. */
export interface Applied {
  findings: CardFinding[];
  unjudged: { rule: RuleId; reason: string }[];
  stops: StopPlace[];
}

/** Asks every rule, in the order of the method page. */
export function applyRules(facts: Facts): Applied {
  const findings: CardFinding[] = [];
  const unjudged: Applied['unjudged'] = [];
  const stops: StopPlace[] = [];
  for (const rule of RULES) {
    const outcome = outcomeOf(rule, facts);
    if ('unjudged' in outcome) unjudged.push({ rule: rule.id, reason: outcome.unjudged });
    else if (outcome.length > 0) {
      findings.push(finding(rule, outcome));
      if (rule.stop) stops.push(...placesOf(rule.id, outcome));
    }
  }
  return { findings, unjudged, stops };
}

/** A rule that throws can't be judged, and hides no other. */
export function outcomeOf(rule: Rule, facts: Facts): Outcome {
  try {
    const reason = missing(rule.needs, facts);
    return reason === null ? rule.judge(facts) : { unjudged: reason };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { unjudged: `the rule ${rule.id} failed: ${excerpt(why, 0)}` };
  }
}

function finding(rule: Rule & { id: RuleId }, places: readonly Evidence[]): CardFinding {
  const { id, severity, stop, text, fix } = rule;
  const evidence = places.slice(0, MOST_PLACES).map((place) => ({
    where: shown(place.where),
    text: shown(place.text),
  }));
  return { rule: id, severity, stop, text, fix, count: places.length, evidence };
}

function shown(text: string): string {
  return excerpt(text, 0);
}

function placesOf(rule: RuleId, outcome: readonly Evidence[]): StopPlace[] {
  return outcome.map(({ where, text, digest }) => ({ rule, place: digest ?? `${where} ${text}` }));
}
