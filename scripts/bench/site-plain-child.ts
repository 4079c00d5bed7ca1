import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exampleCatalog } from '../../test/data/examples.ts';

/**
 * What a site costs that nothing else is done for: the files of the manifest (path and size, from a
 * site that was built), made of template literals over the same listings and written one by one. It
 * has no data to read, no views to work out and no tools to tell, so it costs less than a loop that
 * writes the very same bytes: that one is site-bare-child.ts.
 */
const [manifestFile = '', target = '', listings = '0'] = process.argv.slice(2);
const manifest: [path: string, bytes: number][] = JSON.parse(readFileSync(manifestFile, 'utf8'));
const { servers } = exampleCatalog(Number(listings));

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => ENTITIES[found] ?? '');

const folders = new Set<string>();
for (const [index, [path, bytes]] of manifest.entries()) {
  const listing = servers[index % servers.length];
  if (listing === undefined) throw new Error('no listings');
  let page = `<!doctype html><title>${escaped(listing.name)}</title><h1>${escaped(listing.name)}</h1>`;
  while (page.length < bytes) {
    page += `<tr><th scope="row"><a href="/rollcall/servers/${escaped(listing.name)}/"><bdi>Listing</bdi></a>
<span class="about"><bdi>What it is for</bdi></span></th><td><span class="chip good">Live OK</span></td>
<td><p class="text">${escaped(listing.description)}</p></td></tr>`;
  }
  const file = join(target, path);
  const folder = dirname(file);
  if (!folders.has(folder)) {
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  }
  writeFileSync(file, page.slice(0, bytes));
}
