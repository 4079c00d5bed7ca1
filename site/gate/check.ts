/** One thing that the gate looks for, with how often it looked. */
export interface Check {
  /** What must hold, in words. */
  name: string;
  /** How many things were looked at. A check that saw none has failed: it may be the check that is broken. */
  seen: number;
  failures: number;
  /** The first failures: what was found, where. */
  examples: string[];
  /** Nothing to look at is nothing wrong: a young data folder has no feeds yet. */
  mayBeEmpty: boolean;
}

const EXAMPLES = 5;

export function newCheck(name: string, { mayBeEmpty = false } = {}): Check {
  return { name, seen: 0, failures: 0, examples: [], mayBeEmpty };
}

export function failed(check: Check, example: string): void {
  check.failures += 1;
  if (check.examples.length < EXAMPLES) check.examples.push(example);
}

/** Counts one thing that was looked at; `problem` says what is wrong with it, if something is. */
export function look(check: Check, problem: string | null): void {
  check.seen += 1;
  if (problem !== null) failed(check, problem);
}

export function holds({ seen, failures, mayBeEmpty }: Check): boolean {
  return failures === 0 && (seen > 0 || mayBeEmpty);
}
