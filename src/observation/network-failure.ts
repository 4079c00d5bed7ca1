import type { Observation, Outcome } from './observation.ts';

const ON_THE_NETWORK = /^(dns_|connect_|reset$|headers_timeout$)/;

/** Whether the network, and not the server, had the last word on an exchange. A certificate is the server's. */
export function isNetworkOutcome(outcome: Outcome): boolean {
  return ON_THE_NETWORK.test(outcome);
}

/** How a read failed on the network before anything was answered, or null. */
export function networkFailure({ exchanges }: Observation): Outcome | null {
  const outcome = exchanges[0]?.outcome;
  if (outcome === undefined || !isNetworkOutcome(outcome)) return null;
  return exchanges.some((exchange) => exchange.outcome === 'answered') ? null : outcome;
}
