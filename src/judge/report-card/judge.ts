import type { Observation } from '../../observation/observation.ts';
import type { NotRead, Served, ServedEra } from '../../observation/served.ts';
import { applyRules, type CardFinding } from './apply.ts';
import type { StopPlace } from './due-process.ts';
import { type CardContext, factsOf } from './facts.ts';
import { RULES, type RuleId } from './index.ts';
import type { Facts } from './rule.ts';
import { type Grade, gradeOf, scoreOf } from './score.ts';

export const METHOD_VERSION = 1;

export type { CardFinding } from './apply.ts';

/** A card, and what the second read of its stop findings goes by. */
export interface JudgedReport {
  card: ReportJudgement;
  stops: StopPlace[];
  wasRead: boolean;
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
  requests: number;
}

/**
 * The report card of one full read (spec/report-card.md): a pure function of its record and of what was
 * known before. `confirmed` are the stop findings that a second read has confirmed: one that still stands
 * at its place caps the score.
 */
export function judgeReport(
  observation: Observation,
  context: CardContext = {},
  confirmed: readonly StopPlace[] = [],
): JudgedReport {
  const facts = factsOf(observation, context);
  const { findings, unjudged, stops } = applyRules(facts);
  const standing = stops.filter((stop) => confirmed.some((one) => isSame(one, stop)));
  const confirmedStop = RULES.map(({ id }) => id).filter((id) =>
    standing.some(({ rule }) => rule === id),
  );
  const kinds = findings.map(({ severity }) => severity);
  const wasRead = saidSomething(facts);
  const score = wasRead ? scoreOf(kinds, confirmedStop.length > 0) : null;
  return {
    card: {
      endpoint: observation.endpoint,
      method_version: METHOD_VERSION,
      read_at: observation.started_at,
      eras: facts.served.eras,
      score,
      grade: score === null ? null : gradeOf(score),
      judged: { rules: RULES.length - unjudged.length, of: RULES.length },
      confirmed_stop: confirmedStop,
      findings,
      not_judged: unjudged,
      not_read: facts.served.notRead,
      requests: observation.exchanges.length,
    },
    stops,
    wasRead,
    toolset:
      facts.digest === null
        ? null
        : { digest: facts.digest, conditions: conditionsOf(observation, facts.served) },
  };
}

/** What has to be the same for two toolsets to be compared: capabilities of the client, era, sign-in state. */
function conditionsOf(observation: Observation, { era, auth }: Served): string {
  const capabilities = Object.keys(observation.client.capabilities).sort().join(',') || 'none';
  return `capabilities ${capabilities}; era ${era ?? 'none'}; sign-in ${auth === null ? 'none' : 'asked'}`;
}

function isSame(a: StopPlace, b: StopPlace): boolean {
  return a.rule === b.rule && a.place === b.place;
}

/** A conversation was held, or a gate was met: then there is something to score. */
function saidSomething({ attempts }: Facts): boolean {
  const last = attempts.at(-1);
  return last === 'opened' || last === 'gate';
}
