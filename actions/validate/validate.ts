import { readEither } from '../../src/cli/read-either.ts';
import type { Baseline } from '../../src/judge/checkup/baseline.ts';
import type { CheckupResult } from '../../src/judge/checkup/judge.ts';
import type { HandshakeJudgement } from '../../src/judge/handshake/judge.ts';
import type { ReportJudgement } from '../../src/judge/report-card/judge.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import type { handshakeMembers } from '../../src/render/json.ts';
import type { FailOn, Result } from '../../src/render/result.ts';
import type { Inputs } from './inputs.ts';

/** How the endpoints came off, worst first. */
const OUTCOMES = ['unreachable', 'failed', 'auth_required', 'passed'] as const;
const STATUSES = ['skipped', 'unreachable', 'error', 'auth_required', 'ok_empty', 'ok'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Report {
  outcome: Outcome;
  /** Of the endpoint whose handshake came off worst, or null without a handshake. */
  status: HandshakeJudgement['status'] | null;
  /** The lowest score of the report cards, and its grade; null without one. */
  score: number | null;
  grade: ReportJudgement['grade'];
  failed: number;
  risks: number;
  results: Result[];
  /** The documents of each endpoint, as the command line prints them. */
  documents: {
    endpoint: string;
    handshake: ReturnType<typeof handshakeMembers> | null;
    checkup: CheckupResult | null;
    report: ReportJudgement | null;
  }[];
}

export interface Surroundings {
  client: { name: string; version: string };
  userAgent: string;
  now: () => Date;
  baseline: Baseline | null;
}

const HANDSHAKE_MS = 20_000;
/** Between the two attempts of a report where the first failed on the network. */
const SECOND_ATTEMPT_MS = 5000;

const afterFirstReply = () => import('./after-first-reply.ts');

/** Reads and judges each endpoint, one after the other. */
export async function validate(inputs: Inputs, surroundings: Surroundings): Promise<Report> {
  const outcomes: Outcome[] = [];
  const statuses: HandshakeJudgement['status'][] = [];
  const results: Result[] = [];
  const documents: Report['documents'] = [];
  const options = {
    transport: inputs.transport,
    client: surroundings.client,
    userAgent: surroundings.userAgent,
    now: surroundings.now,
  };
  const { baseline } = surroundings;
  const asked = {
    allowPrivate: inputs.allowPrivate,
    ...(inputs.command === null ? {} : { command: inputs.command }),
  };

  for (const url of inputs.command === null ? inputs.urls : [undefined]) {
    const read = (by: Parameters<typeof readEither>[2]) => readEither(url, asked, by);
    let handshake: HandshakeJudgement | null = null;
    let checkup: CheckupResult | null = null;
    let report: ReportJudgement | null = null;
    if (inputs.checks.includes('handshake')) {
      const record = await read((endpoint, allowPrivate) =>
        readHandshake(endpoint, { ...options, allowPrivate, timeoutMs: HANDSHAKE_MS }),
      );
      const { handshakeResult, judged } = await afterFirstReply();
      handshake = judged(record);
      statuses.push(handshake.status);
      outcomes.push(handshakeOutcome(handshake));
      results.push(handshakeResult(handshake));
    }
    if (inputs.checks.includes('checkup')) {
      const { checkupExit, checkupResult, judgeCheckup, readCheckup } = await afterFirstReply();
      const record = await read((endpoint, allowPrivate) =>
        readCheckup(endpoint, { ...options, allowPrivate }),
      );
      checkup = judgeCheckup(record, baseline === null ? {} : { baseline });
      outcomes.push(OF_EXIT[checkupExit(checkup, checkupLevel(inputs.failOn))] ?? 'failed');
      results.push(checkupResult(checkup));
    }
    if (inputs.checks.includes('report card')) {
      const { judgeReport, readReportTwice, reportExit, reportResult } = await afterFirstReply();
      const record = await read((endpoint, allowPrivate) =>
        readReportTwice(endpoint, { ...options, allowPrivate }, { waitMs: SECOND_ATTEMPT_MS }),
      );
      report = judgeReport(record).card;
      outcomes.push(OF_EXIT[reportExit(record, report, reportLevel(inputs.failOn))] ?? 'failed');
      results.push(reportResult(report));
    }
    const { handshakeMembers } = await afterFirstReply();
    documents.push({
      endpoint: (handshake ?? checkup ?? report)?.endpoint ?? '',
      handshake: handshake === null ? null : handshakeMembers(handshake),
      checkup,
      report,
    });
  }
  const cards = documents.flatMap(({ report }) => (report === null ? [] : [report]));
  const lowest = cards.reduce<ReportJudgement | null>(lower, null);
  const { isFailure } = await afterFirstReply();
  const rows = results.flatMap((result) => result.rows);
  return {
    outcome: OUTCOMES.find((one) => outcomes.includes(one)) ?? 'passed',
    status: STATUSES.find((one) => statuses.includes(one)) ?? null,
    score: lowest?.score ?? null,
    grade: lowest?.grade ?? null,
    failed: rows.filter((row) => isFailure(row, 'failed')).length,
    risks: rows.filter(({ level }) => level === 'warning').length,
    results,
    documents,
  };
}

function handshakeOutcome({ status }: HandshakeJudgement): Outcome {
  if (status === 'ok' || status === 'ok_empty') return 'passed';
  if (status === 'auth_required' || status === 'unreachable') return status;
  return 'failed';
}

const OF_EXIT: Record<number, Outcome> = { 0: 'passed', 3: 'auth_required', 4: 'unreachable' };

function checkupLevel(failOn: FailOn) {
  if (failOn === 'warning') return 'risk';
  return failOn === 'error' ? 'failed' : failOn;
}

function reportLevel(failOn: FailOn) {
  if (failOn === 'risk') return 'warning';
  return failOn === 'failed' ? 'error' : failOn;
}

/** The lower of two cards; one without a score is the lowest. */
function lower(a: ReportJudgement | null, b: ReportJudgement): ReportJudgement {
  return a !== null && (a.score ?? -1) <= (b.score ?? -1) ? a : b;
}
