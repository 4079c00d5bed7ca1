import { isTemplate } from '../template.ts';

const VARIABLE = /\$?\{{1,2}[^{}]*\}{1,2}|%7B.{0,99}?%7D/gi;

/** What keeps an address from being one: a variable that its user fills in, in the host or elsewhere, or a spot that its publisher forgot. */
export type Spot = 'host' | 'elsewhere' | 'left over';

/** Which of them a remote that is no address for that reason (`why_not` is `template`) has. */
export function spotOf(url: string): Spot {
  const without = url.replace(VARIABLE, 'x');
  if (isTemplate(without)) return 'left over';
  const host = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
  return host === undefined || new RegExp(VARIABLE.source, 'i').test(host) ? 'host' : 'elsewhere';
}
