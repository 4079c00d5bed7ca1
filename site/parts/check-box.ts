import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';

/**
 * The box that has one endpoint checked: by the on-demand service where there is one, with the result on
 * the spot for whoever runs scripts; else by the issue form of the repository, filled in. The page that has
 * it says `checks` to the layout, and `on`.
 */
export function checkBox(site: Site): Html {
  const { repository_url: repository } = site.config;
  if (site.service === null && repository === undefined) return html``;
  return html`<section class="card" aria-labelledby="check"><h2 id="check">Check an endpoint now</h2>
${site.service === null ? form(`${repository}/issues/new`, 'get') : form(`${site.service}/api/v1/checks`, 'post')}
<p class="small">Fifteen checks, made once, without credentials. ${site.service === null ? AT_THE_REPOSITORY : HERE} <a href="${href(site.place, PATHS.checkupMethod)}">What is checked</a></p>
</section>`;
}

const HERE =
  'The result stays available for 24 hours to whoever has its address, and is not signed. A host is checked at most once every 10 minutes; until then you get the stored observation.';
const AT_THE_REPOSITORY =
  'It opens an issue that anybody can read; the result is posted there, stays available for 24 hours, and is not signed. A host is checked at most once every 10 minutes.';

function form(action: string, method: 'get' | 'post'): Html {
  return html`<form class="check" action="${action}" method="${method}"${method === 'post' && html` data-check`}>
${method === 'get' && html`<input type="hidden" name="template" value="check-my-server.yml">\n`}<label for="check-url">Address of an MCP endpoint</label>
<div class="field"><input id="check-url" name="url" type="url" inputmode="url" required maxlength="1000" placeholder="https://mcp.example.com/mcp" autocomplete="off" spellcheck="false" autocapitalize="off">
<button type="submit" class="button">Check</button></div>
</form>`;
}
