import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { html } from '../html.ts';
import { PATHS } from '../paths.ts';
import { layout } from './layout.ts';
import { searchForm } from './search-form.ts';

export function notFoundPage(site: Site): string {
  return layout(site, {
    path: null,
    title: 'Not found',
    description: 'There is no page at this address.',
    more: true,
    on: true,
    body: html`<header class="lead">
<h1>There is no page here</h1>
<p>A listing that left the registry leaves this site too. It may also never have been listed, or its name may be written with other letters.</p>
</header>
${searchForm(site)}
<p>Or <a href="${href(site.place, PATHS.directory(1))}">browse the directory</a>.</p>`,
  });
}
