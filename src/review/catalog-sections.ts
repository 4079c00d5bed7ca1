import { type CatalogDiff, diffCatalogs } from '../catalog/diff.ts';
import { otherChanges } from '../catalog/other-changes.ts';
import { renamedEndpoints } from '../catalog/renamed.ts';
import type { Catalog } from '../generated/catalog.ts';
import type { Section } from './review.ts';

/** What changed in the catalog, what may hurt first. */
export function catalogSections(before: Catalog, after: Catalog): Section[] {
  const diff = diffCatalogs(before, after);
  const { renamed, added, removed } = renamedEndpoints(diff);
  return [
    { kind: 'removed', title: 'Removed', entries: removed.map(atEndpoint) },
    {
      kind: 'moved',
      title: 'Endpoint changed',
      entries: diff.moved.map(({ name, from = null, to = null }) => ({ name, from, to })),
    },
    {
      kind: 'renamed',
      title: 'Same endpoint under another name',
      entries: renamed.map(({ from, to, endpoint }) => ({ name: endpoint, from, to })),
    },
    fieldSection('transport', 'Transport changed', diff.transport),
    {
      kind: 'deprecated',
      title: 'Deprecated',
      entries: diff.deprecated.map(({ name, message }) => ({
        name,
        ...(message !== undefined && { text: message }),
      })),
    },
    { kind: 'reactivated', title: 'Active again', entries: diff.reactivated },
    { kind: 'added', title: 'Added', entries: added.map(atEndpoint) },
    fieldSection('title', 'Title changed', diff.title),
    fieldSection('description', 'Description changed', diff.description),
    fieldSection('version', 'Version changed', diff.version),
    {
      kind: 'other',
      title: 'Something else changed',
      entries: otherChanges(before, after).map(({ name, fields }) => ({
        name,
        text: fields.join(', '),
      })),
    },
  ];
}

function fieldSection(kind: string, title: string, changes: CatalogDiff['version']): Section {
  return {
    kind,
    title,
    entries: changes.map(({ name, from = null, to = null }) => ({ name, from, to })),
  };
}

function atEndpoint({ name, endpoint }: CatalogDiff['added'][number]) {
  return { name, ...(endpoint !== undefined && { text: endpoint }) };
}
