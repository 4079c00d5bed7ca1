import type { Run } from '../../observation/checkup/run.ts';
import type { Observation } from '../../observation/observation.ts';
import type { Fingerprints } from '../fingerprint.ts';
import type { Baseline } from './baseline.ts';
import type { ReasonKey } from './reasons.ts';

export type State = 'VERIFIED' | 'FAILED' | 'OBSERVED_RISK' | 'UNVERIFIED';
export type Group = 'reach' | 'protocol' | 'security' | 'drift';

export interface Reason {
  key: ReasonKey;
  /** Figures and fixed words, never what a server wrote. */
  params: Record<string, string | number>;
}

/** What was seen: one sentence, which may hold what a server wrote, and the facts in it. */
export interface Detail {
  text: string;
  [fact: string]: unknown;
}

/** How one check ends. Only VERIFIED has no reason. */
export type Verdict =
  | { state: 'VERIFIED'; reason: null; detail: Detail | null }
  | { state: 'FAILED' | 'OBSERVED_RISK' | 'UNVERIFIED'; reason: Reason; detail: Detail | null };

/** What a check is given beside the record. */
export interface Context {
  run: Run;
  /** The tools of the whole list, or why they are not to be had. */
  tools: { tools: unknown[]; pages: number } | { missing: Reason };
  fingerprints: Fingerprints | null;
  baseline: Baseline | null;
  declaredTransport: 'http' | 'sse' | null;
}

/** One of the fifteen: what it is, for people, and its rule. */
export interface Check {
  id: string;
  group: Group;
  title: string;
  looks_at: string;
  how: string;
  cannot_tell: string;
  judge: (observation: Observation, context: Context) => Verdict;
}

export function reason(key: ReasonKey, params: Reason['params'] = {}): Reason {
  return { key, params };
}

export function verified(detail: Detail | null = null): Verdict {
  return { state: 'VERIFIED', reason: null, detail };
}

export function failed(why: Reason, detail: Detail | null = null): Verdict {
  return { state: 'FAILED', reason: why, detail };
}

export function risk(why: Reason, detail: Detail | null = null): Verdict {
  return { state: 'OBSERVED_RISK', reason: why, detail };
}

export function unverified(why: Reason, detail: Detail | null = null): Verdict {
  return { state: 'UNVERIFIED', reason: why, detail };
}
