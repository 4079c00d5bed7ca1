/** What changed about the API, the newest first. */
export const API_CHANGELOG = [
  {
    date: '2026-11-30',
    version: 1,
    changes: [
      'The first version: an index, totals, all listings at once, by page and as a table, a document for each listing with an endpoint, namespaces, changes, the state of the ecosystem, the three methods, badges.',
      'An OpenAPI file describes every document.',
    ],
  },
] as const;
