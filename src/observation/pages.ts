export type ListMethod =
  | 'tools/list'
  | 'prompts/list'
  | 'resources/list'
  | 'resources/templates/list';

const MEMBERS: Record<ListMethod, { list: string; key: string }> = {
  'tools/list': { list: 'tools', key: 'name' },
  'prompts/list': { list: 'prompts', key: 'name' },
  'resources/list': { list: 'resources', key: 'uri' },
  'resources/templates/list': { list: 'resourceTemplates', key: 'uriTemplate' },
};

/** The items of one page, or null where the result holds no array. */
export function pageItems(
  method: ListMethod,
  result: Record<string, unknown> | null,
): unknown[] | null {
  const items = result?.[MEMBERS[method].list];
  return Array.isArray(items) ? items : null;
}

/** Adds the keys of a page to those seen; false when it brought nothing new, as a repeated page does. */
export function addKeys(
  method: ListMethod,
  items: readonly unknown[],
  seen: Set<unknown>,
): boolean {
  const before = seen.size;
  const { key } = MEMBERS[method];
  for (const item of items) seen.add((item as Record<string, unknown> | null)?.[key]);
  return seen.size > before;
}
