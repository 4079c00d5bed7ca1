import catalogOrder from '../../src/generated/catalog.order.ts';
import validate from '../../src/generated/catalog.validate.js';
import { readCatalog } from '../../src/store/catalog.ts';
import { writeRecords } from '../../src/store/parts.ts';
import { exampleCatalog } from '../data/examples.ts';

/**
 * Writes a catalog over and over, every listing with the number of the write as its version, and prints
 * each number once it is written. Every third catalog fits one file, the others go in parts.
 */
const dir = process.argv[2] ?? '';
const kind = { name: 'catalog', shape: 'list', validate, order: catalogOrder } as const;
const before = await readCatalog(dir);
const start = Number(before.servers[0]?.version ?? 0);
for (let count = start + 1; ; count++) {
  const catalog = exampleCatalog(150);
  for (const listing of catalog.servers) listing.version = String(count);
  await writeRecords(dir, kind, catalog, count % 3 === 0 ? 10_000_000 : 12_000);
  process.stdout.write(`${count}\n`);
}
