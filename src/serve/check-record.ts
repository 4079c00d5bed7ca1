import validate from '../generated/checkup.validate.js';
import type { CheckupResult } from '../judge/checkup/judge.ts';

/** A check as it is kept, under an identifier that nobody can guess. */
export interface CheckRecord {
  id: string;
  endpoint: string;
  state: 'queued' | 'running' | 'done' | 'broken_off';
  asked_at: string;
  /** When the next check of its host may be made. */
  next_check_at: string;
  /** What was asked of the server so far. */
  steps: string[];
  /** When it is done. */
  result: CheckupResult | null;
}

/** A record as the store gave it back; null for what is none: a shared store may hold another version's. */
export function parseRecord(text: string): CheckRecord | null {
  const record = JSON.parse(text) as CheckRecord;
  if ((record.state === 'done') !== (record.result !== null)) return null;
  return record.result === null || validate(record.result) ? record : null;
}

export function isOver({ state }: CheckRecord): boolean {
  return state === 'done' || state === 'broken_off';
}

const STEPS: Record<string, string> = {
  discover: 'server/discover',
  initialize: 'initialize',
  initialized: 'notifications/initialized',
  'tools/list': 'tools/list',
  'tools/call': 'a call of a tool that does not exist',
  metadata: 'the metadata of its authorization',
};

/** Where a check stands, in one sentence. */
export function toldOf({ state, steps }: CheckRecord): string {
  switch (state) {
    case 'queued':
      return 'In line: the check begins when others have ended.';
    case 'running': {
      const step = steps.at(-1);
      if (step === undefined) return 'Connecting …';
      return `Request ${steps.length}: ${STEPS[step] ?? step} …`;
    }
    case 'done':
      return 'Done.';
    case 'broken_off':
      return 'The check was broken off on our side, so it has no result.';
  }
}
