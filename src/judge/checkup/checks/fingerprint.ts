import { counted } from '../counted.ts';
import { type Check, failed, reason, unverified, verified } from '../verdict.ts';

/** How both fingerprints are judged: that they can be computed at all. */
export function judgeFingerprint(of: 'toolset' | 'schema'): Check['judge'] {
  return (_, { tools, fingerprints }) => {
    if ('missing' in tools) return unverified(tools.missing);
    const problem = fingerprints?.problems[of] ?? 'fingerprint_canonicalize_failed';
    const value = fingerprints?.[of] ?? null;
    if (value === null) return failed(reason(problem));
    const text = `${value} over ${counted(tools.tools.length, 'tool')} on ${counted(tools.pages, 'page')}.`;
    return verified({ text, fingerprint: value, tools: tools.tools.length, pages: tools.pages });
  };
}
