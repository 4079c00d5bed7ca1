import { inertJson } from '../../src/render/inert-json.ts';
import { oneLine, visible, xmlText } from '../../src/render/text.ts';

/** Addresses are absolute, times ISO and of the data: the same data gives the same bytes. Texts are hostile. */
export interface Feed {
  id: string;
  title: string;
  /** Where the feed itself stands, as Atom and as JSON. */
  atom: string;
  json?: string;
  /** The page of which this is the feed. */
  page: string;
  updated: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  id: string;
  title: string;
  url: string;
  updated: string;
  text?: string;
}

/**
 * An Atom feed (RFC 4287). The package `feed` takes titles for HTML, lets controls through that XML can't
 * hold, and writes JSON Feed 1: what is hostile would have to be spelled anew before and undone after it.
 */
export function atomFeed({ id, title, atom, page, updated, entries }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${xmlText(id)}</id>
<title>${xmlText(oneLine(title))}</title>
<updated>${updated}</updated>
<author><name>Roll Call</name></author>
<link rel="self" href="${xmlText(atom)}"/>
<link href="${xmlText(page)}"/>
${entries.map(atomEntry).join('')}</feed>
`;
}

function atomEntry({ id, title, url, updated, text }: FeedEntry): string {
  const content = text === undefined ? '' : `<content>${xmlText(text)}</content>`;
  return `<entry><id>${xmlText(id)}</id><title>${xmlText(oneLine(title))}</title><updated>${updated}</updated><link href="${xmlText(url)}"/>${content}</entry>\n`;
}

/** The same as a JSON Feed 1.1, an entry a line. */
export function jsonFeed({ title, json, page, entries }: Feed): string {
  const head = inertJson({
    version: 'https://jsonfeed.org/version/1.1',
    title: oneLine(title),
    home_page_url: page,
    feed_url: json,
    authors: [{ name: 'Roll Call' }],
    language: 'en',
  });
  const items = entries.map(({ id, title: entryTitle, url, updated, text }) =>
    inertJson({
      id,
      url,
      title: oneLine(entryTitle),
      content_text: visible(text ?? entryTitle),
      date_published: updated,
    }),
  );
  return `${head.slice(0, -1)},"items":[\n${items.join(',\n')}\n]}\n`;
}
