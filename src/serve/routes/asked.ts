import type { Asked } from '../listings.ts';

/** The query of a probe: an address, or the name of a listing. */
export const ASKED_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    url: { type: 'string', minLength: 1, maxLength: 1100 },
    name: { type: 'string', minLength: 3, maxLength: 200 },
  },
  oneOf: [{ required: ['url'] }, { required: ['name'] }],
} as const;

export type AskedQuery = Asked;
