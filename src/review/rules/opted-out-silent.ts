import { optedOut } from '../../catalog/opt-outs.ts';
import type { Rule } from '../rule.ts';

export const optedOutSilent: Rule = {
  id: 'opted-out-silent',
  about: 'No status is kept of a listing that opted out before the last full run, which drops it.',
  scope: 'documents',
  *check(_, { head, base }) {
    const { catalog, state, optOuts } = head;
    if (catalog === null || state === null || optOuts === null || state.last_run === null) return;
    const day = state.last_run.slice(0, 10);
    // An opt-out that this very change adds is dropped by the run that comes after it.
    const known = new Set((base.optOuts?.opt_outs ?? []).map((one) => JSON.stringify(one)));
    const earlier = optOuts.opt_outs.filter(
      (one) => one.date < day && known.has(JSON.stringify(one)),
    );
    for (const listing of catalog.servers) {
      if (state.servers[listing.name] === undefined) continue;
      const optOut = optedOut(listing, { ...optOuts, opt_outs: earlier });
      if (optOut !== undefined) {
        yield { where: listing.name, what: `a status is kept, and it opted out on ${optOut.date}` };
      }
    }
  },
};
