import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../fault.ts';

/**
 * The address that a built site was built for, with its base path, as its robots.txt names its sitemap.
 * Faults usage: the folder holds no built site.
 */
export async function builtFor(siteDir: string): Promise<string> {
  const robots = await readFile(join(siteDir, 'robots.txt'), 'utf8').catch(() => '');
  const [, url] = /^Sitemap: (https?:\/\/\S+\/)sitemap\.xml$/m.exec(robots) ?? [];
  if (url !== undefined) return url;
  throw new Fault(
    'usage',
    `--site: ${siteDir} holds no built site: expected the folder that \`npm run build:site\` wrote`,
  );
}
