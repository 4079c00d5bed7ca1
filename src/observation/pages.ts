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
  for (const key of pageKeys(method, items)) seen.add(key);
  return seen.size > before;
}

/** What each item of a page is known by, of any type, in its order. */
export function pageKeys(method: ListMethod, items: readonly unknown[]): unknown[] {
  const { key } = MEMBERS[method];
  return items.map((item) => (item as Record<string, unknown> | null)?.[key]);
}
