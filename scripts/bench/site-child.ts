import { buildSite } from '../../src/pipeline/build-site.ts';

/** Builds the site of the first argument's data into the second's folder. */
const [dataDir = '', outDir = ''] = process.argv.slice(2);
await buildSite({ dataDir, outDir, siteUrl: 'https://directory.example/rollcall/' });
process.disconnect?.();
