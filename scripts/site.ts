// tsx scripts/site.ts [--data DIR] [--out DIR] [--url URL] [--as-of TIME]: builds the site once.
import { parseArgs } from 'node:util';
import { Fault } from '../src/fault.ts';
import { buildSite } from '../src/pipeline/build-site.ts';
import { readConfig } from '../src/store/config.ts';

async function main(): Promise<void> {
  const values = options();
  const siteUrl = values.url ?? (await readConfig(values.data)).site_url;
  if (!URL.canParse(siteUrl) || !/^https?:\/\//.test(siteUrl)) {
    throw new Fault('usage', `--url: expected an absolute http(s) URL, found ${siteUrl}`);
  }
  const asOf = values['as-of'] === undefined ? undefined : Date.parse(values['as-of']) / 1000;
  if (Number.isNaN(asOf))
    throw new Fault('usage', `--as-of: expected a time, found ${values['as-of']}`);
  const { listings } = await buildSite({
    dataDir: values.data,
    outDir: values.out,
    siteUrl,
    ...(asOf !== undefined && { asOf: Math.floor(asOf) }),
  });
  console.error(`${listings} listings, written to ${values.out}`);
}

function options() {
  try {
    return parseArgs({
      options: {
        data: { type: 'string', default: 'data' },
        out: { type: 'string', default: 'out/site' },
        url: { type: 'string' },
        'as-of': { type: 'string' },
      },
    }).values;
  } catch (cause) {
    throw new Fault('usage', (cause as Error).message, { cause });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(`site: ${error.message}`);
  process.exitCode = error.exitCode;
}
