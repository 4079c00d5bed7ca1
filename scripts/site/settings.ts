import { parseArgs } from 'node:util';
import { Fault } from '../../src/fault.ts';
import { readConfig } from '../../src/store/config.ts';

export interface SiteSettings {
  dataDir: string;
  siteDir: string;
  siteUrl: string;
  /** Where the on-demand service answers; null means as configured. */
  serviceUrl: string | null;
  /** Epoch seconds; null means the newest time in the data. */
  asOf: number | null;
}

/**
 * What the command line says: `--data DIR`, `--url URL` and `--service URL` (else those of the data's
 * config.json), `--as-of TIME`, and the folder of the site under the name that the caller has for it. Faults usage.
 */
export async function siteSettings(folder: 'out' | 'site'): Promise<SiteSettings> {
  const values = options(folder);
  const siteUrl = values.url ?? (await readConfig(values.data)).site_url;
  if (!URL.canParse(siteUrl) || !/^https?:\/\//.test(siteUrl)) {
    throw new Fault('usage', `--url: expected an absolute http(s) URL, found ${siteUrl}`);
  }
  const serviceUrl = values.service ?? null;
  if (serviceUrl !== null && !isOrigin(serviceUrl)) {
    throw new Fault(
      'usage',
      `--service: expected an http(s) URL without a path, found ${serviceUrl}`,
    );
  }
  const asOf = values['as-of'] === undefined ? null : Date.parse(values['as-of']) / 1000;
  if (Number.isNaN(asOf)) {
    throw new Fault('usage', `--as-of: expected a time, found ${values['as-of']}`);
  }
  const siteDir = values[folder] ?? 'out/site';
  return {
    dataDir: values.data,
    siteDir,
    siteUrl,
    serviceUrl,
    asOf: asOf === null ? null : Math.floor(asOf),
  };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { href, origin, protocol } = new URL(text);
  return href === `${origin}/` && /^https?:$/.test(protocol);
}

interface Values {
  data: string;
  url?: string;
  service?: string;
  'as-of'?: string;
  out?: string;
  site?: string;
}

function options(folder: 'out' | 'site'): Values {
  try {
    return parseArgs({
      options: {
        data: { type: 'string', default: 'data' },
        [folder]: { type: 'string', default: 'out/site' },
        url: { type: 'string' },
        service: { type: 'string' },
        'as-of': { type: 'string' },
      },
    }).values as unknown as Values;
  } catch (cause) {
    throw new Fault('usage', (cause as Error).message, { cause });
  }
}
