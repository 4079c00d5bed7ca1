/**
 * The members of an object in the order in which they are written, each with the order of its own value.
 * The items of a list or map have the order of the list. Members that are not named follow, sorted.
 */
export type Order = { readonly [member: string]: Order | null };

/** Deeper values are left out, since readers of JSON in other languages stop at 128 levels. */
const DEEPEST = 100;
/** Deeper values stand on one line in the pretty form, which would otherwise be mostly white space. */
const INDENTED = 16;
const TOO_DEEP = '"[nested too deep to be kept]"';

/** One value on one line, with no space between tokens. The same facts give the same text. */
export function canonical(value: unknown, order: Order | null = null): string {
  return written(value, order, 0, null);
}

/** The same over several lines, for people who read its changes. */
export function pretty(value: unknown, order: Order | null = null): string {
  return `${written(value, order, 0, '\n')}\n`;
}

/** A JSON string in which whatever does not show, or would end a line, is an escape. A lone surrogate becomes U+FFFD. */
export function quoted(text: string): string {
  if (/^[ !#-[\]-~]*$/.test(text)) return `"${text}"`;
  return JSON.stringify(wellFormed(text)).replace(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu, escapeOf);
}

/**
 * A document of many records as lines: each member of the head and each record has a line of its own, so
 * that a diff shows whole records and two changes far apart merge. `member` is what holds the records.
 */
export function* documentLines(
  head: readonly string[],
  records: Iterable<string>,
  brackets: readonly [open: string, close: string],
  member = 'servers',
): Generator<string> {
  yield '{\n';
  for (const line of head) yield `${line},\n`;
  yield `"${member}":${brackets[0]}`;
  let separator = '\n';
  for (const record of records) {
    yield separator + record;
    separator = ',\n';
  }
  yield separator === '\n' ? `${brackets[1]}\n}\n` : `\n${brackets[1]}\n}\n`;
}

/** `break` is a line feed and the indentation of this level, or null for one line. */
function written(
  value: unknown,
  order: Order | null,
  depth: number,
  lineBreak: string | null,
): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth >= DEEPEST) return TOO_DEEP;
  const broken = depth < INDENTED ? lineBreak : null;
  const inner = broken === null ? null : `${broken}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => written(item, order, depth + 1, inner));
    return enclosed('[', items, ']', broken);
  }
  const colon = broken === null ? ':' : ': ';
  const members = membersOf(value, order).map(
    ([name, member]) =>
      `${quoted(name)}${colon}${written(member, orderOf(name, order), depth + 1, inner)}`,
  );
  return enclosed('{', members, '}', broken);
}

function enclosed(open: string, parts: string[], close: string, lineBreak: string | null): string {
  if (lineBreak === null || parts.length === 0) return open + parts.join(',') + close;
  const inner = `${lineBreak}  `;
  return open + inner + parts.join(`,${inner}`) + lineBreak + close;
}

/** What is named in the order comes first, the rest sorted by code unit. Of two names that are written alike the last counts. */
function membersOf(value: object, order: Order | null): [string, unknown][] {
  const named =
    order === null ? [] : Object.keys(order).filter((name) => Object.hasOwn(value, name));
  const all = Object.keys(value);
  const rest =
    named.length === all.length ? [] : all.filter((name) => !isNamed(name, order)).sort();
  const members = [...named, ...rest]
    .map((name): [string, unknown] => [name, Reflect.get(value, name)])
    .filter(([, member]) => member !== undefined);
  if (!rest.some((name) => /\p{Surrogate}/u.test(name))) return members;
  return [...new Map(members.map(([name, member]) => [wellFormed(name), member]))];
}

function isNamed(name: string, order: Order | null): boolean {
  return order !== null && Object.hasOwn(order, name);
}

function orderOf(name: string, order: Order | null): Order | null {
  return isNamed(name, order) ? (order?.[name] ?? null) : null;
}

/** Compares by UTF-16 code unit, the order of every list in data/. */
export function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function escapeOf(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
