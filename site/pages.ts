import Eleventy from '@11ty/eleventy';
import type { Site } from './data.ts';
import { directoryPages } from './view/directory.ts';

/**
 * Renders the pages with Eleventy: those of the listings at `indexes`, and, when `once`, those that the
 * site has once. Eleventy finds its input from the working folder, which has to be the one of site/.
 */
export async function writePages(
  site: Site,
  indexes: readonly number[],
  once: boolean,
  outDir: string,
): Promise<void> {
  const input = once ? 'pages' : 'pages/listing.11ty.ts';
  const eleventy = new Eleventy(input, outDir, {
    quietMode: true,
    configPath: false,
    source: 'script',
    runMode: 'build',
    config(settings) {
      settings.addTemplateFormats('11ty.ts');
      settings.addExtension('11ty.ts', { key: '11ty.js' });
      settings.setUseGitIgnore(false);
      settings.setDataFileSuffixes([]);
      settings.setFreezeReservedData(false);
      settings.addGlobalData('site', () => () => site);
      settings.addGlobalData('listings', indexes);
      settings.addGlobalData('directoryPages', numbers(once ? directoryPages(site) : 0));
      settings.addGlobalData('eleventyExcludeFromCollections', true);
    },
  });
  await eleventy.init();
  await eleventy.write();
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
