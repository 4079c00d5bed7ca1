import type { Exchange, Observation } from '../../observation/observation.ts';
import type { NotRead, Served, ServedEra } from '../../observation/served.ts';
import { applyRules, type CardFinding } from './apply.ts';
import { conditionsOf } from './conditions.ts';
import type { StopPlace } from './due-process.ts';
import { type CardContext, factsOf } from './facts.ts';
import { RULES, type RuleId } from './index.ts';
import type { Facts } from './rule.ts';
import { type Grade, gradeOf, scoreOf } from './score.ts';

export const METHOD_VERSION = 1;
const CONTENT = new Set(['tools/call', 'resources/read']);

export type { CardFinding } from './apply.ts';

/** A card, and what the second read of its stop findings goes by. */
export interface JudgedReport {
  card: ReportJudgement;
  stops: StopPlace[];
  wasRead: boolean;
  /** Every text that the server has for a model was there to be looked at: what is not found is not there. */
  sawAll: boolean;
  /** The digest of the toolset, where it was read whole, and what it can be compared with. */
  toolset: { digest: string; conditions: string } | null;
}

export interface ReportJudgement {
  endpoint: string;
  method_version: typeof METHOD_VERSION;
  /** When the read began, ISO. */
  read_at: string;
  eras: ServedEra[];
  /** Null where the server could not be read. */
  score: number | null;
  grade: Grade | null;
  judged: { rules: number; of: number };
  /** Stop findings that a second read confirmed: they cap the score. */
  confirmed_stop: RuleId[];
  findings: CardFinding[];
  not_judged: { rule: RuleId; reason: string }[];
  not_read: NotRead[];
  /** Requests that were sent. */
  requests: number;
}

/**
 * The report card of one full read (spec/report-card.md): a pure function of its record and of what was
 * known before.
 */
export function judgeReport(observation: Observation, context: CardContext = {}): JudgedReport {
  const facts = factsOf(observation, context);
  const { served, digest } = facts;
  const { findings, unjudged, stops } = applyRules(facts);
  const wasRead = saidSomething(facts);
  const score = wasRead
    ? scoreOf(
        findings.map(({ severity }) => severity),
        false,
      )
    : null;
  return {
    card: {
      endpoint: observation.endpoint,
      method_version: METHOD_VERSION,
      read_at: observation.started_at,
      eras: served.eras,
      score,
      grade: score === null ? null : gradeOf(score),
      judged: { rules: RULES.length - unjudged.length, of: RULES.length },
      confirmed_stop: [],
      findings,
      not_judged: unjudged,
      not_read: served.notRead,
      requests: observation.exchanges.filter(wasAsked).length,
    },
    stops,
    wasRead,
    sawAll: sawAllTexts(served),
    toolset: digest === null ? null : { digest, conditions: conditionsOf(observation, served) },
  };
}

/** The card where a second read has confirmed these stop findings: one that still stands at its place caps the score. */
export function withConfirmed(
  { card, stops }: JudgedReport,
  confirmed: readonly StopPlace[],
): ReportJudgement {
  const standing = stops.filter((stop) => confirmed.some((one) => isSame(one, stop)));
  const rules = RULES.map(({ id }) => id).filter((id) => standing.some(({ rule }) => rule === id));
  if (rules.length === 0 || card.score === null) return { ...card, confirmed_stop: rules };
  const score = scoreOf(
    card.findings.map(({ severity }) => severity),
    true,
  );
  return { ...card, score, grade: gradeOf(score), confirmed_stop: rules };
}

function isSame(a: StopPlace, b: StopPlace): boolean {
  return a.rule === b.rule && a.place === b.place;
}

/** What a limit kept from being sent stands in the record, and cost nobody a request. */
function wasAsked({ outcome, status }: Exchange): boolean {
  return status !== null || !outcome.startsWith('budget_');
}

/** A conversation was held, or a gate was met: then there is something to score. */
function saidSomething({ attempts }: Facts): boolean {
  const last = attempts.at(-1);
  return last === 'opened' || last === 'gate';
}

/** No list was cut off or failed, and nothing of what was called and read. */
function sawAllTexts({ opened, lists, notRead }: Served): boolean {
  const isKnown = Object.values(lists).every(
    ({ state }) => state === 'whole' || state === 'not_declared',
  );
  return opened && isKnown && !notRead.some(({ what }) => CONTENT.has(what));
}
