import { CHECKS } from '../judge/checkup/index.ts';

/** What the fifteen checks look at, how, and what they cannot tell: for `rollcall check --help`. */
export function checksHelp(): string {
  const about = CHECKS.map(
    ({ id, looks_at, how, cannot_tell }) =>
      `  ${id}\n    ${looks_at}\n    ${how}\n    Cannot tell: ${lowered(cannot_tell)}`,
  );
  return `\nThe checks:\n${about.join('\n')}`;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
