import Eleventy from '@11ty/eleventy';
import type { Entry, Site } from './data.ts';
import * as about from './pages/about.11ty.ts';
import * as api from './pages/api.11ty.ts';
import * as changes from './pages/changes.11ty.ts';
import * as changesOfDay from './pages/changes-of-day.11ty.ts';
import * as checkupMethod from './pages/checkup-method.11ty.ts';
import * as checkups from './pages/checkups.11ty.ts';
import * as claim from './pages/claim.11ty.ts';
import * as corrections from './pages/corrections.11ty.ts';
import * as directory from './pages/directory.11ty.ts';
import * as ecosystem from './pages/ecosystem.11ty.ts';
import * as facet from './pages/facet.11ty.ts';
import * as handshakeMethod from './pages/handshake-method.11ty.ts';
import * as home from './pages/index.11ty.ts';
import * as licence from './pages/licence.11ty.ts';
import * as listing from './pages/listing.11ty.ts';
import * as methods from './pages/methods.11ty.ts';
import * as namespaces from './pages/namespaces.11ty.ts';
import * as neverGraded from './pages/never-graded.11ty.ts';
import * as notFound from './pages/not-found.11ty.ts';
import * as openings from './pages/openings.11ty.ts';
import * as prober from './pages/prober.11ty.ts';
import * as reportCardMethod from './pages/report-card-method.11ty.ts';
import * as search from './pages/search.11ty.ts';
import { checkupsView } from './view/checkups.ts';
import type { ListPage } from './view/directory.ts';
import { FACETS } from './view/facets.ts';
import type { Lists } from './view/lists.ts';
import { namespacePages } from './view/namespaces.ts';

/** Writes the pages that the site has once. */
export function writeSitePages(site: Site, outDir: string): Promise<void> {
  const templates = {
    about,
    api,
    claim,
    corrections,
    licence,
    neverGraded,
    prober,
    changes,
    changesOfDay,
    checkupMethod,
    ecosystem,
    handshakeMethod,
    home,
    methods,
    notFound,
    openings,
    reportCardMethod,
    search,
  };
  return writePages(templates, outDir, {
    site: () => site,
    days: [...site.changes.days.keys()],
  });
}

/** Writes some pages of the directory's lists, and with the first of them the indexes of namespaces and of each facet. */
export async function writeListPages(
  site: Site,
  lists: Lists,
  pages: readonly ListPage[],
  outDir: string,
): Promise<void> {
  const globals = { site: () => site, lists: () => lists };
  const items = [...pages.keys()];
  await writePages({ directory }, outDir, {
    ...globals,
    items,
    pageAt: (item: number) => pages[item],
  });
  if (pages[0]?.list !== lists.all || pages[0].page > 1) return;
  const indexes = Array.from({ length: namespacePages(lists) }, (_, index) => index + 1);
  await writePages({ namespaces }, outDir, { ...globals, items: indexes });
  await writePages({ facet }, outDir, {
    ...globals,
    items: [...FACETS.keys()],
    facetAt: (item: number) => FACETS[item],
  });
}

/** Writes a page for each of some listings, and one for the checkups of each that has some. */
export async function writeListingPages(
  site: Site,
  entries: readonly Entry[],
  outDir: string,
): Promise<void> {
  await writePages({ listing }, outDir, {
    site: () => site,
    items: [...entries.keys()],
    entryAt: (item: number) => entries[item],
  });
  const views = entries.flatMap((entry) => checkupsView(site, entry) ?? []);
  if (views.length === 0) return;
  await writePages({ checkups }, outDir, {
    site: () => site,
    items: [...views.keys()],
    viewAt: (item: number) => views[item],
  });
}

interface Template {
  data: object;
  render: (data: never) => string;
}

/**
 * Renders templates with Eleventy, which is given them instead of looking for their files: it would read
 * and compile a file anew every time.
 */
async function writePages(
  templates: Record<string, Template>,
  outDir: string,
  globals: Record<string, unknown>,
): Promise<void> {
  const eleventy = new Eleventy('pages', outDir, {
    quietMode: true,
    configPath: false,
    source: 'script',
    runMode: 'build',
    config(settings) {
      settings.setTemplateFormats('11ty.js');
      settings.setUseGitIgnore(false);
      settings.setDataFileSuffixes([]);
      settings.setFreezeReservedData(false);
      settings.addGlobalData('eleventyExcludeFromCollections', true);
      for (const [key, value] of Object.entries(globals)) {
        // Global data that is a function is called for its value.
        settings.addGlobalData(key, typeof value === 'function' ? () => value : value);
      }
      for (const [name, { data, render }] of Object.entries(templates)) {
        settings.addTemplate(`${name}.11ty.js`, { data, render });
      }
    },
  });
  await eleventy.init();
  await eleventy.write();
}
