import { type Html, html } from '../html.ts';
import type { ConnectView } from '../view/connect/connect.ts';
import type { PackageView } from '../view/connect/package.ts';
import type { RemoteView } from '../view/connect/remote.ts';
import type { Setup } from '../view/connect/setups.ts';
import { snippet } from './snippet.ts';
import { away, foreign } from './words.ts';

/** What a person needs to use the server: addresses, packages, configuration of clients. */
export function connectSection({ endpoint, remotes, packages, left }: ConnectView): Html | false {
  if (remotes.length === 0 && packages.length === 0 && endpoint === null) return false;
  return html`<section class="card" aria-labelledby="connect"><h2 id="connect">Connect</h2>
${endpoint !== null && html`<h3>${endpoint.transport} endpoint</h3>${snippet('url', 'the address', endpoint.url)}${setups('c', endpoint.setups)}`}
${remotes.length > 0 && html`<h3>${endpoint === null ? 'Addresses' : 'Other addresses'}</h3><ul class="plain">${remotes.map(remoteItem)}</ul>`}
${packages.map(packagePart)}
${packages.length > 0 && html`<p class="small">A command runs somebody else’s code on your machine. Nobody here has read it.</p>`}
${left > 0 && html`<p class="small">${left} more are in the catalog.</p>`}
</section>`;
}

function setups(prefix: string, list: readonly Setup[]): Html {
  return html`${list.map(
    ({ client, where, text }, index) =>
      html`<details${index === 0 && prefix === 'c' && html` open`}><summary>${client} <span>${text !== null && where}</span></summary>${text === null ? html`<p>${where}</p>` : snippet(`${prefix}${index}`, `it for ${client}`, text)}</details>\n`,
  )}`;
}

function remoteItem(
  { transport, url, note, headers, setups: own }: RemoteView,
  index: number,
): Html {
  return html`<li><code>${foreign(url)}</code><span class="small">${transport}${note !== null && `; ${note}`}${headers.length > 0 && html`; headers ${headers.map(({ name, required }, index) => html`${index > 0 && ', '}<code>${foreign(name)}</code>${required && ' (required)'}`)}`}</span>${setups(`r${index}-`, own)}</li>`;
}

function packagePart(view: PackageView, index: number): Html {
  const { kind, identifier, version, command, link, note } = view;
  return html`<h3>${foreign(kind)} ${link === null ? html`<code>${foreign(identifier)}</code>` : away(link, identifier)}${version !== null && html` <span class="small">version ${foreign(version)}</span>`}</h3>
${command !== null && snippet(`p${index}`, 'the command', command)}
${note !== null && html`<p class="small">${note}</p>`}
${setups(`p${index}-`, view.setups)}`;
}
