import { stopReason } from '../stopped.ts';
import { type Check, reason, risk, unverified, verified } from '../verdict.ts';

const NAMES = { http: 'streamable HTTP', sse: 'HTTP with SSE' } as const;

export const transportType: Check = {
  id: 'transport_type',
  group: 'protocol',
  title: 'Transport',
  looks_at: 'Which transport the endpoint speaks, beside the one that is declared for it.',
  how: 'A handshake over POST is streamable HTTP; where another transport is declared, that is a risk.',
  cannot_tell: 'Whether an endpoint that refused the handshake would speak the older transport.',
  judge: ({ limits }, { run, declaredTransport }) => {
    if (run.handshake === null) return unverified(stopReason(run, limits));
    if (run.handshake.state !== 'good') {
      return verified({ text: 'The POST of the handshake was answered.' });
    }
    const detail = {
      text: `It speaks ${NAMES.http}.`,
      observed: 'http',
      declared: declaredTransport,
    };
    return declaredTransport === 'sse'
      ? risk(reason('transport_mismatch', { declared: 'sse', observed: 'http' }), detail)
      : verified(detail);
  },
};
