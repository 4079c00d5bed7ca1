import { catalogEntries, entryFor, isServerCard } from '../card-documents.ts';
import type { Observation } from '../observation.ts';
import type { MetadataTry, ServedCard } from '../served.ts';
import { triesOf } from './tries.ts';

const CARD_LEADS = ['endpoint', 'catalog', 'historical'] as const;

/** The server card of an endpoint, or null, and everywhere it was looked for. */
export function cardOf({ endpoint, exchanges }: Observation): {
  card: ServedCard | null;
  tries: MetadataTry[];
} {
  const tries = triesOf(exchanges, ['server_card', 'catalog', 'control']);
  return { card: findCard(tries, endpoint), tries };
}

function findCard(tries: readonly MetadataTry[], endpoint: string): ServedCard | null {
  for (const { kind, lead, url, document } of tries) {
    if (document === null) continue;
    if (kind === 'catalog') {
      const { data = null } = entryFor(catalogEntries(document) ?? [], endpoint) ?? {};
      if (data !== null && isServerCard(data)) return { url, lead: 'catalog', card: data };
    }
    const known = CARD_LEADS.find((one) => one === lead);
    if (kind !== 'server_card' || known === undefined || !isServerCard(document)) continue;
    if (!answersAnyPath(tries, known)) return { url, lead: known, card: document };
  }
  return null;
}

/** The host showed a card where none can be, or could not be asked: then this one proves nothing. */
function answersAnyPath(tries: readonly MetadataTry[], lead: MetadataTry['lead']): boolean {
  const control = tries.find((one) => one.kind === 'control' && one.lead === lead);
  if (control === undefined || control.unread !== null) return true;
  return control.document !== null && isServerCard(control.document);
}
