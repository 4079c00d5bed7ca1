// tsx scripts/site.ts [--data DIR] [--out DIR] [--url URL] [--service URL] [--as-of TIME]: builds the site once.
import { Fault } from '../src/fault.ts';
import { buildSite } from '../src/pipeline/build-site.ts';
import { siteSettings } from './site/settings.ts';

try {
  const { dataDir, siteDir, siteUrl, serviceUrl, asOf } = await siteSettings('out');
  const { listings } = await buildSite({
    dataDir,
    outDir: siteDir,
    siteUrl,
    ...(serviceUrl !== null && { serviceUrl }),
    ...(asOf !== null && { asOf }),
  });
  console.error(`${listings} listings, written to ${siteDir}`);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(`site: ${error.message}`);
  process.exitCode = error.exitCode;
}
