import { compareWithBaseline } from '../baseline.ts';
import { type Check, failed, reason, unverified, verified } from '../verdict.ts';

/** How a fingerprint is judged beside the approved one. */
export function judgeAgainstApproved(of: 'toolset' | 'schema'): Check['judge'] {
  return (_, { tools, fingerprints, baseline }) => {
    if ('missing' in tools) return unverified(tools.missing);
    const current = fingerprints?.[of] ?? null;
    if (current === null) return unverified(reason('fingerprint_comparison_unavailable'));
    if (baseline === null) {
      return unverified(reason('no_baseline_reason', { check_id: `${of}_unchanged_vs_approved` }));
    }
    const approved = baseline.fingerprints[of];
    if (approved === null) return unverified(reason('fingerprint_comparison_unavailable'));
    if (approved === current) return verified({ text: `As approved on ${baseline.approved_at}.` });
    const change = compareWithBaseline(baseline, tools.tools);
    return failed(reason('fingerprint_baseline_mismatch'), change);
  };
}
