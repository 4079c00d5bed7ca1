/**
 * Assets worth a dollar, by network: USDC's contracts as its issuer publishes them (those of Base and
 * Base Sepolia stand in x402's own defaults too). Decimals are not on the wire, so an asset that is not
 * here has no price in dollars.
 */
const USDC: Record<string, string> = {
  'eip155:8453': '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  'eip155:84532': '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  'eip155:1': '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  'eip155:11155111': '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
  'eip155:137': '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
  'eip155:80002': '0x41E94Eb019C0762f9Bfcf9Fb1E58725BfB0e7582',
  'eip155:43114': '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
  'eip155:43113': '0x5425890298aed601595a70AB815c96711a31Bc65',
  'eip155:42161': '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
  'eip155:10': '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': '4zMMC9srt5Ri5X14GAgXhaHii3GnPAERYPJgZJDncDU',
};

const USDC_DECIMALS = 6;

/** The decimals of an asset worth a dollar, or null where it is not in the table. EVM addresses have no case. */
export function dollarDecimals(networkId: string, asset: unknown): number | null {
  const address = USDC[networkId];
  if (address === undefined || typeof asset !== 'string') return null;
  const isSame = networkId.startsWith('eip155:')
    ? address.toLowerCase() === asset.toLowerCase()
    : address === asset;
  return isSame ? USDC_DECIMALS : null;
}
