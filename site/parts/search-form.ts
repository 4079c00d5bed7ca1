import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';

/**
 * The search over all listings, with the place for its answers right behind it. Without a script it leads
 * to the search page. `asked`: on the search page itself, which answers what its address asks.
 */
export function searchForm(site: Site, { asked = false } = {}): Html {
  return html`<form class="search" role="search" action="${href(site.place, PATHS.search)}" data-search="${asked && 'asked'}">
<label for="q">Search by name, purpose or tool</label>
<div><input id="q" name="q" type="search" maxlength="200" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="github issues" required><button type="submit" class="button">Search</button></div>
</form>
<div class="answers"><p class="small" role="status"></p><ol class="found"></ol><p class="after"></p></div>`;
}
