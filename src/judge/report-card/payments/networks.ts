export interface Network {
  name: string;
  kind: 'main' | 'test';
}

/**
 * Networks that payment requests name: the names of x402 version 1 and the CAIP-2 ids of version 2
 * (x402's own tables for EVM chains and for Solana). What is not here is not known, and never taken for either kind.
 */
const TABLE: readonly [id: string, name: string, kind: Network['kind']][] = [
  ['eip155:8453', 'base', 'main'],
  ['eip155:84532', 'base-sepolia', 'test'],
  ['eip155:1', 'ethereum', 'main'],
  ['eip155:11155111', 'sepolia', 'test'],
  ['eip155:43114', 'avalanche', 'main'],
  ['eip155:43113', 'avalanche-fuji', 'test'],
  ['eip155:137', 'polygon', 'main'],
  ['eip155:80002', 'polygon-amoy', 'test'],
  ['eip155:42161', 'arbitrum', 'main'],
  ['eip155:421614', 'arbitrum-sepolia', 'test'],
  ['eip155:10', 'optimism', 'main'],
  ['eip155:11155420', 'optimism-sepolia', 'test'],
  ['eip155:4689', 'iotex', 'main'],
  ['eip155:1329', 'sei', 'main'],
  ['eip155:1328', 'sei-testnet', 'test'],
  ['eip155:3338', 'peaq', 'main'],
  ['eip155:1514', 'story', 'main'],
  ['eip155:41923', 'educhain', 'main'],
  ['eip155:143', 'monad', 'main'],
  ['eip155:4326', 'megaeth', 'main'],
  ['eip155:988', 'stable', 'main'],
  ['eip155:2201', 'stable-testnet', 'test'],
  ['eip155:324705682', 'skale-base-sepolia', 'test'],
  ['eip155:2741', 'abstract', 'main'],
  ['eip155:11124', 'abstract-testnet', 'test'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana', 'main'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana-devnet', 'test'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana-testnet', 'test'],
];

const known = new Map<string, Network & { id: string }>();
for (const [id, name, kind] of TABLE) {
  known.set(id, { id, name, kind });
  known.set(name, { id, name, kind });
}

/** The network of a version 1 name or a CAIP-2 id, or null where it is not in the table. */
export function networkOf(value: unknown): (Network & { id: string }) | null {
  return typeof value === 'string' ? (known.get(value) ?? null) : null;
}
