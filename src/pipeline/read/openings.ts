import { openedEarly } from '../../judge/report-card/due-process.ts';
import { readClaims } from '../../store/claims.ts';
import { readCardIndex, type WholeCardIndex } from '../../store/report-cards.ts';

/** The index of the report cards for a run that starts at `at`, with the cards open that their claimants wanted open by then. */
export async function readOpenings(dataDir: string, at: string): Promise<WholeCardIndex> {
  const index = await readCardIndex(dataDir);
  const { claims } = await readClaims(dataDir);
  const servers = { ...index.servers };
  for (const { listing, opens_early } of claims) {
    const entry = servers[listing];
    if (entry === undefined || opens_early === undefined) continue;
    servers[listing] = openedEarly(entry, opens_early, at);
  }
  return { ...index, servers };
}
