import { isTemplate } from '../catalog/template.ts';
import type { Observation } from '../generated/observation.ts';
import { urlVerdict } from '../wire/url-verdict.ts';

/** Why an endpoint is not read at all, or null (spec/handshake.md, 1). */
export function refusalOf(endpoint: string, allowPrivate: boolean): Observation['refused'] {
  if (isTemplate(endpoint)) return 'unresolved_template';
  const verdict = urlVerdict(endpoint, { allowPrivate });
  if (verdict.allowed) return null;
  return verdict.why === 'not_a_url' || verdict.why === 'not_http'
    ? verdict.why
    : 'address_refused';
}
