import { buildSite } from '../../src/pipeline/build-site.ts';

/** Builds the site of the first argument's data into the second's folder, and sends what it leaves out. */
const [dataDir = '', outDir = ''] = process.argv.slice(2);
const siteUrl = 'https://directory.example/rollcall/';
const { leftOut } = await buildSite({ dataDir, outDir, siteUrl });
process.send?.(leftOut, () => process.disconnect?.());
