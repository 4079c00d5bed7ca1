import { hasPage, STEPS } from '../../site/budget.ts';
import { readEntries, readSite } from '../../site/data.ts';
import { type Gleaned, glean } from '../../site/gleaned.ts';
import * as directory from '../../site/pages/directory.11ty.ts';
import * as listing from '../../site/pages/listing.11ty.ts';
import { writeListingFiles } from '../../site/plain/listing-files.ts';
import { writeSearchIndex } from '../../site/plain/search-index.ts';
import { writerTo } from '../../site/plain/writer.ts';
import { listPages } from '../../site/view/directory.ts';
import { directoryLists } from '../../site/view/lists.ts';

/** What a site has for each listing, its directory and its search, by its own templates in a bare loop: all but the page engine. */
const [dataDir = '', outDir = '', steps = ''] = process.argv.slice(2);
const leftOut = STEPS.filter((step) => steps.split(',').includes(step));
const siteUrl = 'https://directory.example/rollcall/';
const source = await readSite({ dataDir, siteUrl, asOf: null, leftOut });
const write = writerTo(outDir);
const site = () => source;
const gleaned: Gleaned[] = [];

for (const standing of source.standings) {
  const [entry] = await readEntries(dataDir, source, [standing]);
  if (entry === undefined) throw new Error('a listing without an entry');
  const data = { site, item: 0, entryAt: () => entry };
  if (hasPage(source, standing.listing)) {
    write(listing.data.permalink(data), listing.render(data));
  }
  writeListingFiles(source, [entry], write);
  gleaned.push(glean(entry));
}
const all = directoryLists(source, gleaned);
const lists = () => all;
for (const page of listPages(all)) {
  const data = { site, lists, item: 0, pageAt: () => page };
  write(directory.data.permalink(data), directory.render(data));
}
writeSearchIndex(source, gleaned, write);
