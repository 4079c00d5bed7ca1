import { challengeParams } from '../../../observation/checkup/metadata.ts';
import { parsed } from '../../../observation/messages.ts';
import type { Exchange, Observation } from '../../../observation/observation.ts';
import { budgetReason, stopReason } from '../stopped.ts';
import {
  type Check,
  type Context,
  reason,
  risk,
  unverified,
  type Verdict,
  verified,
} from '../verdict.ts';

export const authMetadata: Check = {
  id: 'auth_metadata',
  group: 'security',
  title: 'Authorization metadata',
  looks_at: 'The challenge that an anonymous caller gets, and the metadata document that it names.',
  how: 'One GET of resource_metadata on the same host; it must be JSON, and list the scopes that the challenge asks for.',
  cannot_tell: 'How strong the authorization is: the real path is never walked.',
  judge: (observation, { run }) => {
    const { challenge, metadata, withheld } = run;
    if (challenge === null) {
      return withheld === null
        ? unverified(stopReason(run, observation.limits))
        : unverified(reason(`probe_tool_name_${withheld}`));
    }
    if (metadata === null) return unverified(stopReason(run, observation.limits));
    return judgeMetadata(challenge, metadata, observation);
  },
};

type Metadata = NonNullable<Context['run']['metadata']>;

function judgeMetadata(challenge: Exchange, metadata: Metadata, observation: Observation): Verdict {
  if (metadata.state === 'answered') return judgeDocument(challenge, metadata.exchange);
  if (metadata.state === 'stopped') {
    const { stop } = metadata;
    const isKnown = stop.kind === 'back_off' || stop.kind === 'body';
    return unverified(
      isKnown ? budgetReason(stop, observation.limits) : reason('probe_cascade_incomplete'),
    );
  }
  switch (metadata.why) {
    case 'no_401':
      return verified({
        text: `An anonymous caller gets HTTP ${challenge.status} and no challenge to judge.`,
        status: challenge.status,
      });
    case 'no_challenge':
      return unverified(reason('auth_401_no_challenge'));
    case 'no_address':
      return unverified(reason('auth_challenge_no_metadata_url'));
    case 'not_a_url':
      return risk(reason('auth_metadata_bad_url'));
    case 'other_host':
      return unverified(reason('probe_declined_other_host'));
    case 'scheme':
      return unverified(reason('probe_blocked_by_policy', { code: 'SCHEME_NOT_ALLOWED' }));
  }
}

function judgeDocument(challenge: Exchange, { status, body }: Exchange): Verdict {
  if (status !== 200) return risk(reason('auth_metadata_http_error', { status: status ?? 0 }));
  const document = parsed(body ?? '');
  if (document === undefined) return risk(reason('auth_metadata_invalid_json'));
  if (typeof document !== 'object' || document === null) {
    return risk(reason('auth_metadata_not_json_object'));
  }
  const asked = (challengeParams(challenge).get('scope') ?? '').split(/\s+/).filter(Boolean);
  const supported = (document as { scopes_supported?: unknown }).scopes_supported;
  if (Array.isArray(supported) && asked.some((scope) => !supported.includes(scope))) {
    return risk(reason('auth_scope_contradiction'));
  }
  return verified({ text: 'The challenge names a metadata document that can be read.' });
}
