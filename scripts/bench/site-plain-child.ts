import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalog } from '../../src/generated/catalog.ts';

/**
 * What no site can do without: the data is read, and as many bytes are written to the same files (the
 * manifest has their paths and sizes, from a site that was built), made of template literals over the
 * listings. No view is worked out and no tool is told, so this is a floor and not the same content:
 * that is what site-bare-child.ts writes.
 */
const [manifestFile = '', target = '', dataDir = ''] = process.argv.slice(2);
const manifest: [path: string, bytes: number][] = JSON.parse(readFileSync(manifestFile, 'utf8'));
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { servers = [] } = json(join(dataDir, 'catalog.json')) as Catalog;
for (const file of ['mcp-validation-state.json', 'mcp-probe-history.json'])
  json(join(dataDir, file));
for (const entry of readdirSync(join(dataDir, 'toolsets'), {
  recursive: true,
  withFileTypes: true,
})) {
  if (entry.isFile()) json(join(entry.parentPath, entry.name));
}

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
