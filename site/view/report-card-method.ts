import { PRIVATE_DAYS, SECOND_READ_HOURS } from '../../src/judge/report-card/due-process.ts';
import { RULES } from '../../src/judge/report-card/index.ts';
import { METHOD_VERSION } from '../../src/judge/report-card/judge.ts';
import { STOP_CAP, WEIGHTS } from '../../src/judge/report-card/score.ts';
import type { Site } from '../data.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';

export const METHOD =
  'Once a week a server is read as a client reads it before an agent uses it: TLS, the handshake, every page of its lists of tools, prompts and resources, where it would have one sign in, and its server card. Nothing is paid and nothing that writes is called. At most two tools that the server itself marks as read-only, and that need no input, are called once without arguments, and at most two text resources are read. The score starts at 100; each kind of error takes 25 from it and each kind of warning 8. A stop finding that a second read confirms, a day later, keeps the grade at D.';

export const NEVER_GRADED = [
  'How popular a server is: stars, downloads, or how many agents use it.',
  'Whether it costs something, and how much. Only whether a payment request asks for the price that was stated.',
  'What lies behind a sign-in, needs an argument that we would have to make up, or may change something when called.',
  'What a model thinks. The optional model read leaves a note for a person, and a note has no weight.',
  'Lists of others that we may not cite in public.',
  'Whether anybody claimed, paid for or asked for anything. A claim brings daily re-checks, never another grade.',
];

/** The method of the report card as data: the page and the JSON are two tellings of it. */
export function reportCardMethod(site: Site) {
  return {
    name: 'Roll Call report cards',
    method: METHOD,
    method_version: METHOD_VERSION,
    private_days: PRIVATE_DAYS,
    second_read_hours: SECOND_READ_HOURS,
    stop_cap: STOP_CAP,
    weights: WEIGHTS,
    rules: RULES.map(({ id, severity, stop, text, fix, fires, spares }) => ({
      rule: id,
      severity,
      stop,
      text,
      fix,
      fires,
      spares,
    })),
    never_graded: NEVER_GRADED,
    disputes: site.config.contact,
    corrections: site.corrections,
    registry: site.config.registry_url,
    url: absolute(site.place, PATHS.reportCardMethod),
  };
}
