/** A tag, or what a comment, a script or a style holds, matched from `<` to `>`; group 1 is the name, group 2 the attributes. */
const TAG = /<(?:!--[\s\S]*?-->|([a-zA-Z][^\s/>]*)([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>)/g;
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title']);
const ATTRIBUTE = /([^\s"'=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/**
 * Calls `visit` for each start tag of a page, in order: its name in lower case, its attributes as they are
 * written, and, of a script, style, title or textarea, the text inside. No tree is built: a site has
 * tens of thousands of pages.
 */
export function eachTag(
  page: string,
  visit: (name: string, attributes: string, inside: string) => void,
): void {
  TAG.lastIndex = 0;
  for (let found = TAG.exec(page); found !== null; found = TAG.exec(page)) {
    if (found[1] === undefined) continue;
    const name = found[1].toLowerCase();
    if (!RAW_TEXT.has(name)) {
      visit(name, found[2] ?? '', '');
      continue;
    }
    const start = TAG.lastIndex;
    const end = page.indexOf(`</${name}`, start);
    const inside = page.slice(start, end === -1 ? page.length : end);
    TAG.lastIndex = start + inside.length;
    visit(name, found[2] ?? '', inside);
  }
}

/** What is written between the brackets of a tag, by name in lower case; of twins the first counts, as in a browser. */
export function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, unescaped(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** Text without the entities that XML knows, and the numeric ones. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
