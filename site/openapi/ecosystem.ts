import totals from '../../data/schemas/totals.schema.json' with { type: 'json' };
import { PATHS } from '../paths.ts';
import type { Described } from './described.ts';
import { array, definitions, envelope, object, ref, type Schema, text, whole } from './schema.ts';

const components = definitions(totals, ['DayTotals', 'Counts']);
const {
  day: _,
  at: __,
  ...now
} = (components.DayTotals?.properties ?? {}) as Record<string, Schema>;
const { cards = {}, rules = {}, cards_at = {}, ...always } = now;

export const ecosystemDocument: Described = {
  path: PATHS.ecosystemJson,
  id: 'ecosystem',
  summary: 'The state of the ecosystem, now and a day at a time',
  schema: envelope({
    now: { ...object(always), additionalProperties: true },
    transports: ref('Counts'),
    tools: {
      type: 'object',
      additionalProperties: whole(),
      description: 'Listings whose tools were read live, by how many they list.',
    },
    hosts: array(object({ host: text(), endpoints: whole() }), 'Those of most listings.'),
    all_hosts: whole(),
    cards: { oneOf: [{ type: 'null' }, object({ cards, rules, cards_at })] },
    days: array(ref('DayTotals'), 'In order.'),
  }),
  components,
};
