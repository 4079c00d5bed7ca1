import { readdirSync, readFileSync } from 'node:fs';
import { badgeSvg } from '../../src/render/badge.ts';
import { shieldsJson, UNKNOWN_WORDS } from '../../src/render/shields.ts';
import type { Site } from '../data.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';
import { writeChangesFeeds } from './changes-feed.ts';
import { ecosystemJson } from './ecosystem-json.ts';
import { writeMethods } from './methods.ts';
import { openingsFeed } from './openings-feed.ts';
import type { Write } from './writer.ts';

/** From the working folder, which is site/. */
const ICON = 'assets/icon.svg';
const PICTURE = 'assets/card.png';
const SCHEMAS = '../data/schemas/';

/** What the style sheets hold: the one of every page, and the one that some add. */
export interface Styles {
  site: string;
  more: string;
}

/** The files that the site has once. */
export function writeSiteFiles(
  site: Site,
  { styles, scripts }: { styles: Styles; scripts: Record<string, string> },
  write: Write,
): void {
  write(PATHS.unknownBadge, badgeSvg(UNKNOWN_WORDS, null));
  write(PATHS.unknownShields, shieldsJson(UNKNOWN_WORDS));
  writeMethods(site, write);
  write(PATHS.openingsFeed, openingsFeed(site));
  writeChangesFeeds(site, write);
  write(PATHS.ecosystemJson, ecosystemJson(site));
  write(PATHS.robots, `User-agent: *\nAllow: /\nSitemap: ${absolute(site.place, PATHS.sitemap)}\n`);
  write(PATHS.noJekyll, '');
  write(PATHS.css, styles.site);
  write(PATHS.moreCss, styles.more);
  for (const [name, script] of Object.entries(scripts)) write(PATHS.script(name), script);
  write(PATHS.icon, readFileSync(ICON));
  write(PATHS.picture, readFileSync(PICTURE));
  for (const file of readdirSync(SCHEMAS)) write(PATHS.schema(file), readFileSync(SCHEMAS + file));
}
