import type { Served } from '../../observation/served.ts';
import { isRecord, nameOf } from './item.ts';
import type { Evidence } from './rule.ts';

/** Why the card can't be told to agree with what is served, where nothing in it contradicts that; else null. */
export function cardUnread({ card, cardTries, lists }: Served): string | null {
  if (card === null) {
    const unread = cardTries.find((one) => one.unread !== null)?.unread ?? null;
    return unread === null ? null : `the server card could not be read (${unread})`;
  }
  const { state, reason } = lists.tools;
  const isCut = Array.isArray(card.card.tools) && state !== 'whole';
  return isCut ? `tools/list was not read to its end (${reason ?? state})` : null;
}

/** Where the server's card contradicts what it serves; only members that the card has are looked at. */
export function cardDifferences(served: Served): Evidence[] {
  if (served.card === null) return [];
  const { card } = served.card;
  const remotes = records(card.remotes).filter(({ url }) => typeof url === 'string');
  // A listed address may lead on to the one that serves.
  const addresses = [served.endpoint, served.opening?.url ?? served.endpoint];
  const own = remotes.filter(({ url }) => addresses.some((one) => isSame(String(url), one)));
  return [
    ...(remotes.length > 0 && own.length === 0
      ? [{ where: 'server_card/remotes', text: urls(remotes) }]
      : []),
    ...versionDifference(own, card, served),
    ...toolDifference(card, served),
  ];
}

function versionDifference(
  own: Record<string, unknown>[],
  card: Record<string, unknown>,
  served: Served,
): Evidence[] {
  const listed = own.flatMap(({ supportedProtocolVersions }) => strings(supportedProtocolVersions));
  const versions = listed.length > 0 ? listed : strings(card.supportedProtocolVersions);
  const negotiated = served.eras.map(({ protocol_version }) => protocol_version);
  if (versions.length === 0 || negotiated.length === 0) return [];
  if (negotiated.some((version) => versions.includes(version))) return [];
  const text = `${versions.slice(0, 8).join(', ')}; negotiated ${negotiated.join(', ')}`;
  return [{ where: 'server_card/supportedProtocolVersions', text }];
}

function toolDifference(card: Record<string, unknown>, served: Served): Evidence[] {
  if (!Array.isArray(card.tools) || served.lists.tools.state !== 'whole') return [];
  const listed = new Set(
    card.tools.map((tool) => (typeof tool === 'string' ? tool : nameOf(tool))),
  );
  // Older cards say "dynamic" instead of names.
  if (listed.size === 0 || listed.has(null) || listed.has('dynamic')) return [];
  const names = new Set(served.tools.map(nameOf));
  const more = [...listed].filter((name) => !names.has(name)).map((name) => `-${name}`);
  const less = [...names].filter((name) => !listed.has(name)).map((name) => `+${name}`);
  const all = [...more, ...less];
  return all.length > 0 ? [{ where: 'server_card/tools', text: all.slice(0, 20).join(' ') }] : [];
}

function isSame(url: string, endpoint: string): boolean {
  if (url.includes('{')) return true;
  if (!URL.canParse(url) || !URL.canParse(endpoint)) return false;
  const plain = (text: string) => new URL(text).href.replace(/[#?].*$/, '').replace(/\/+$/, '');
  return plain(url) === plain(endpoint);
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function urls(remotes: Record<string, unknown>[]): string {
  return remotes
    .slice(0, 5)
    .map(({ url }) => String(url))
    .join(', ');
}
