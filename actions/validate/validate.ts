import { checkupExit } from '../../src/cli/checkup-outcome.ts';
import type { Baseline } from '../../src/judge/checkup/baseline.ts';
import { type CheckupResult, judgeCheckup } from '../../src/judge/checkup/judge.ts';
import { type HandshakeJudgement, judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { readCheckup } from '../../src/reads/checkup.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { checkupResult } from '../../src/render/checkup-result.ts';
import { handshakeResult } from '../../src/render/handshake-result.ts';
import { handshakeMembers } from '../../src/render/json.ts';
import { type FailOn, isFailure, type Result } from '../../src/render/result.ts';
import type { Inputs } from './inputs.ts';

/** How the endpoints came off, worst first. */
const OUTCOMES = ['unreachable', 'failed', 'auth_required', 'passed'] as const;
const STATUSES = ['skipped', 'unreachable', 'error', 'auth_required', 'ok_empty', 'ok'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Report {
  outcome: Outcome;
  /** Of the endpoint whose handshake came off worst, or null without a handshake. */
  status: HandshakeJudgement['status'] | null;
  failed: number;
  risks: number;
  results: Result[];
  /** The documents of each endpoint, as the command line prints them. */
  documents: {
    endpoint: string;
    handshake: ReturnType<typeof handshakeMembers> | null;
    checkup: CheckupResult | null;
  }[];
}

export interface Surroundings {
  client: { name: string; version: string };
  userAgent: string;
  now: () => Date;
  baseline: Baseline | null;
}

const HANDSHAKE_MS = 20_000;

/** Reads and judges each endpoint, one after the other. */
export async function validate(inputs: Inputs, surroundings: Surroundings): Promise<Report> {
  const outcomes: Outcome[] = [];
  const statuses: HandshakeJudgement['status'][] = [];
  const results: Result[] = [];
  const documents: Report['documents'] = [];
  const options = {
    transport: inputs.transport,
    allowPrivate: inputs.allowPrivate,
    client: surroundings.client,
    userAgent: surroundings.userAgent,
    now: surroundings.now,
  };
  const { baseline } = surroundings;

  for (const url of inputs.urls) {
    let handshake: HandshakeJudgement | null = null;
    let checkup: CheckupResult | null = null;
    if (inputs.checks.includes('handshake')) {
      handshake = judgeHandshake(await readHandshake(url, { ...options, timeoutMs: HANDSHAKE_MS }));
      statuses.push(handshake.status);
      outcomes.push(handshakeOutcome(handshake));
      results.push(handshakeResult(handshake));
    }
    if (inputs.checks.includes('checkup')) {
      checkup = judgeCheckup(
        await readCheckup(url, options),
        baseline === null ? {} : { baseline },
      );
      outcomes.push(checkupOutcome(checkup, inputs.failOn));
      results.push(checkupResult(checkup));
    }
    documents.push({
      endpoint: (handshake ?? checkup)?.endpoint ?? url,
      handshake: handshake === null ? null : handshakeMembers(handshake),
      checkup,
    });
  }
  const rows = results.flatMap((result) => result.rows);
  return {
    outcome: OUTCOMES.find((one) => outcomes.includes(one)) ?? 'passed',
    status: STATUSES.find((one) => statuses.includes(one)) ?? null,
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

function checkupOutcome(checkup: CheckupResult, failOn: FailOn): Outcome {
  const level = { warning: 'risk', error: 'failed' } as const;
  const exit = checkupExit(
    checkup,
    failOn === 'warning' || failOn === 'error' ? level[failOn] : failOn,
  );
  return OF_EXIT[exit] ?? 'failed';
}
