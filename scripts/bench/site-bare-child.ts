import { readEntries, readSite } from '../../site/data.ts';
import * as directory from '../../site/pages/directory.11ty.ts';
import * as listing from '../../site/pages/listing.11ty.ts';
import { writeListingFiles } from '../../site/plain/listing-files.ts';
import { writerTo } from '../../site/plain/writer.ts';
import { directoryPages } from '../../site/view/directory.ts';

/** What a site has for each listing, and its directory, by its own templates in a bare loop: all but the page engine. */
const [dataDir = '', outDir = ''] = process.argv.slice(2);
const siteUrl = 'https://directory.example/rollcall/';
const source = await readSite({ dataDir, siteUrl, asOf: null });
const write = writerTo(outDir);
const site = () => source;

for (let item = 1; item <= directoryPages(source); item += 1) {
  write(directory.data.permalink({ site, item }), directory.render({ site, item }));
}
for (const standing of source.standings) {
  const [entry] = await readEntries(dataDir, source, [standing]);
  if (entry === undefined) throw new Error('a listing without an entry');
  const data = { site, item: 0, entryAt: () => entry };
  write(listing.data.permalink(data), listing.render(data));
  writeListingFiles(source, [entry], write);
}
