/** Whether a value is an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of an item of a list, or null where it has none that is a text. */
export function nameOf(item: unknown): string | null {
  return isRecord(item) && typeof item.name === 'string' ? item.name : null;
}

/** What to call an item in evidence. */
export function labelOf(item: unknown): string {
  return nameOf(item) ?? 'a tool without a name';
}
