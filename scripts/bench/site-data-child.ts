import { mkdirSync } from 'node:fs';
import { writeDirectory } from '../../test/data/directory.ts';

/** Writes generated data of so many listings: in a process of its own, whose memory is nobody's concern. */
const [dataDir = '', listings = ''] = process.argv.slice(2);
mkdirSync(dataDir, { recursive: true });
await writeDirectory(dataDir, Number(listings));
process.disconnect?.();
