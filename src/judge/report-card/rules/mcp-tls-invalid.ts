import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-tls-invalid',
  severity: 'error',
  stop: false,
  text: 'The TLS certificate of the server can not be verified.',
  fix: 'Serve a certificate for this very host from a public authority, together with its intermediate certificates.',
  fires:
    'The certificate is expired, not valid yet, for another name, self-signed, or its chain does not lead to a known root.',
  spares: 'An http address, and a TLS handshake that did not finish.',
  needs: 'tls',
  judge({ served }) {
    const tls = served.connection?.tls ?? null;
    if (tls === null || tls.verified) return [];
    const names = tls.names.length > 0 ? `, for ${tls.names.slice(0, 3).join(', ')}` : '';
    return [{ where: 'tls', text: `${tls.code ?? 'not verified'}${names}` }];
  },
});
