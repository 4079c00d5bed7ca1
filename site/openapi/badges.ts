import { PATHS } from '../paths.ts';
import type { Described } from './described.ts';
import { object, text, whole } from './schema.ts';

const parameters = {
  namespace: { description: 'The slug of the listing up to its slash.', example: 'com.example' },
  name: { description: 'The slug after its slash.', example: 'weather' },
};

export const badge: Described = {
  path: PATHS.badge('{namespace}/{name}'),
  id: 'badge',
  summary: 'Status and grade as an SVG badge',
  description: `Of listings that have an endpoint; for others there is \`${PATHS.unknownBadge}\`.`,
  parameters,
  type: 'image/svg+xml',
};

export const shields: Described = {
  path: PATHS.shields('{namespace}/{name}'),
  id: 'shields',
  summary: 'The same for the endpoint badge of Shields',
  parameters,
  schema: object({
    schemaVersion: { const: 1 },
    label: text(),
    message: text(),
    color: text(),
    cacheSeconds: whole(),
  }),
};
