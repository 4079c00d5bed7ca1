/** Members that hold addresses of this site, in the documents that it publishes. */
const OWN =
  /^(?:url|page|html|json|badge|shields|feed|self|next|previous|home|icon|docs|openapi|schemas|changelog|(?:home_page|feed|page|json|badge|shields)_url)$/;
/** Members with all that servers and the registry say: an address in there is not ours, wherever it leads. */
const FOREIGN =
  /^(?:tools|remotes|packages|server_info|title|description|website|repository|endpoint|findings|checkup|evidence|properties|\$defs)$/;

/** The addresses of the site's own files in a document, as they are written there. */
export function* jsonLinks(value: unknown, key = '', under = ''): Generator<string> {
  if (typeof value === 'string') {
    // One with a part that varies is no address yet.
    if ((OWN.test(key) || under === 'links') && !value.includes('{')) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* jsonLinks(item, key, under);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) {
      if (!FOREIGN.test(name)) yield* jsonLinks(member, name, key);
    }
  }
}
