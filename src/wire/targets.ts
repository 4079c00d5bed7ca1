import { redactUrl } from './redact.ts';
import { parseUrl, urlVerdict } from './url-verdict.ts';
import type { WireOutcome } from './wire-error.ts';

/** A URL that requests go to, with what is the same for each of them. */
export interface Target {
  origin: string;
  path: string;
  /** The URL as the record keeps it. */
  kept: string;
  /** Why nothing may be sent there, as far as the URL itself tells. */
  refused: { outcome: WireOutcome; detail: string | null } | null;
}

/** The targets of one read: a URL is parsed and judged once, however often it is asked. */
export function createTargets(allowPrivate: boolean): { of(url: string): Target } {
  const known = new Map<string, Target>();
  return {
    of(url) {
      let target = known.get(url);
      if (target === undefined) {
        target = createTarget(url, allowPrivate);
        known.set(url, target);
      }
      return target;
    },
  };
}

function createTarget(url: string, allowPrivate: boolean): Target {
  const kept = redactUrl(url);
  const parsed = parseUrl(url);
  if (parsed === null) return refusedTarget(kept, 'bad_url', 'not_a_url');
  const verdict = urlVerdict(parsed, { allowPrivate });
  if (!verdict.allowed) {
    const outcome = verdict.why === 'not_http' ? 'bad_url' : 'address_refused';
    return refusedTarget(kept, outcome, verdict.why);
  }
  const { origin, pathname, search } = parsed;
  return { origin, path: `${pathname}${search}`, kept, refused: null };
}

function refusedTarget(kept: string, outcome: WireOutcome, detail: string): Target {
  return { origin: '', path: '', kept, refused: { outcome, detail } };
}
