import { compareWithBaseline } from '../baseline.ts';
import { type Check, failed, reason, unverified, verified } from '../verdict.ts';

/** How a fingerprint is judged beside the approved one. */
export function judgeAgainstApproved(of: 'toolset' | 'schema'): Check['judge'] {
  return ({ endpoint }, { tools, fingerprints, baseline }) => {
    if ('missing' in tools) return unverified(tools.missing);
    const current = fingerprints?.[of] ?? null;
    if (current === null) return unverified(reason('fingerprint_comparison_unavailable'));
    if (baseline === null) {
      return unverified(reason('no_baseline_reason', { check_id: `${of}_unchanged_vs_approved` }));
    }
    const approved = baseline.fingerprints[of];
    if (approved === null) return unverified(reason('fingerprint_comparison_unavailable'));
    const change = compareWithBaseline(baseline, tools.tools);
    if (approved !== current) {
      const isOther = baseline.endpoint !== endpoint;
      const text = isOther ? `${change.text} Approved was ${baseline.endpoint}.` : change.text;
      return failed(reason('fingerprint_baseline_mismatch'), { ...change, text });
    }
    const { added, removed, changed } = change;
    const isSame = added.length + removed.length + changed.length === 0;
    const text = `As approved on ${baseline.approved_at}${isSame ? '.' : `, though ${change.text}`}`;
    return verified({ ...change, text });
  };
}
