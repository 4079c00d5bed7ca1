import { type Html, html } from '../html.ts';
import type { PackageView, RemoteView } from '../view/install.ts';
import type { ListingView } from '../view/listing.ts';
import { away, foreign } from './words.ts';

/** What a person needs to use the server: addresses, packages, a client's configuration. */
export function connectSection({ remotes, packages, endpoint }: ListingView): Html | false {
  if (remotes.length === 0 && packages.length === 0 && endpoint === null) return false;
  return html`<section class="card" aria-labelledby="connect"><h2 id="connect">Connect</h2>
${remotes.length > 0 && html`<h3>Remote addresses</h3><ul class="plain">${remotes.map(remoteItem)}</ul>`}
${endpoint !== null && html`<h3>In a client’s configuration</h3><pre tabindex="0"><code>${endpoint.configuration}</code></pre>`}
${packages.length > 0 && html`<h3>Packages</h3><ul class="plain">${packages.map(packageItem)}</ul><p class="small">A command runs somebody else’s code on your machine. Nobody here has read it.</p>`}
</section>`;
}

function remoteItem({ transport, url, note }: RemoteView): Html {
  return html`<li><code>${foreign(url)}</code><span class="small">${transport}${note !== null && `, ${note}`}</span></li>`;
}

function packageItem({ kind, identifier, version, command, link }: PackageView): Html {
  return html`<li><span>${foreign(kind)}: ${link === null ? html`<code>${foreign(identifier)}</code>` : away(link, identifier)}${version !== null && html` <span class="small">version ${foreign(version)}</span>`}</span>${command !== null && html`<pre tabindex="0"><code>${command}</code></pre>`}</li>`;
}
