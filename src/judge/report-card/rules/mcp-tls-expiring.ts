import { rule } from '../rule.ts';

const DAYS = 14;
const DAY_MS = 86_400_000;

export default rule({
  id: 'mcp-tls-expiring',
  severity: 'warning',
  stop: false,
  text: 'The TLS certificate runs out within 14 days.',
  fix: 'Renew it now: from that day on no client connects.',
  fires: 'The certificate verifies, and its last day is at most 14 days after the read.',
  spares: 'A certificate that does not verify: another rule says so.',
  needs: 'tls',
  judge({ served }) {
    const tls = served.connection?.tls ?? null;
    if (tls === null || !tls.verified || tls.valid_to === null) return [];
    const left = Date.parse(tls.valid_to) - Date.parse(served.read_at);
    return left <= DAYS * DAY_MS ? [{ where: 'tls', text: `valid until ${tls.valid_to}` }] : [];
  },
});
