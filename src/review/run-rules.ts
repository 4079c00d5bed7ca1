import type { ReviewExceptions } from '../generated/review-exceptions.ts';
import type { Violation } from './review.ts';
import type { Context, Found, Rule, Scope, Subjects } from './rule.ts';

export interface RuleRun {
  /** Shows a subject to the rules of its scope. */
  show<S extends Scope>(scope: S, subject: Subjects[S], where: string): void;
  /** Everything that does not hold and is no exception, then the exceptions that nothing needs, in the order of the rules. */
  end(exceptions: ReviewExceptions['exceptions']): Violation[];
}

/** So many places of one rule are told, and the rest counted. */
const MOST = 1000;

/** Runs rules over the subjects of a review. A rule that throws has failed itself, and hides none of the others. */
export function runRules(rules: readonly Rule[], context: Context): RuleRun {
  const found = new Map<string, Found[]>(rules.map(({ id }) => [id, []]));

  function showTo<S extends Scope>(
    rule: Rule,
    scope: S,
    subject: Subjects[S],
    where: string,
  ): void {
    if (rule.scope !== scope) return;
    const places = found.get(rule.id) ?? [];
    try {
      const check = rule.check as (subject: Subjects[S], context: Context) => Iterable<Found>;
      for (const place of check(subject, context)) places.push(place);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      places.push({ where, what: `the rule itself failed: ${message}` });
    }
  }

  return {
    show(scope, subject, where) {
      for (const rule of rules) showTo(rule, scope, subject, where);
    },
    end(exceptions) {
      const needed = new Set<ReviewExceptions['exceptions'][number]>();
      const violations = [...found].flatMap(([rule, places]) => {
        const left = places.filter(({ where }) => {
          const known = exceptions.filter((one) => one.rule === rule && one.where === where);
          for (const one of known) needed.add(one);
          return known.length === 0;
        });
        return bounded(rule, left);
      });
      const stale = exceptions.filter((one) => !needed.has(one));
      return [
        ...violations,
        ...stale.map(({ rule, where }) => ({
          rule: 'stale-exception',
          where: 'review-exceptions.json',
          what: found.has(rule)
            ? `the exception of ${rule} for ${where} is not needed any more`
            : `there is no rule ${rule}`,
        })),
      ];
    },
  };
}

function bounded(rule: string, places: readonly Found[]): Violation[] {
  const told = places.slice(0, MOST).map((place) => ({ rule, ...place }));
  const more = places.length - told.length;
  if (more > 0) told.push({ rule, where: 'data/', what: `and ${more} more places` });
  return told;
}
