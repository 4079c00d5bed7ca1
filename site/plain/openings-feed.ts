import { isoTime } from '../../src/render/data-time.ts';
import { xmlText } from '../../src/render/text.ts';
import type { Site } from '../data.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';
import { openings } from '../view/openings.ts';

/** An Atom feed (RFC 4287) of what opens when. Ids and dates are those of the data: a rebuild gives the same bytes. */
export function openingsFeed(site: Site): string {
  const self = absolute(site.place, PATHS.openingsFeed);
  const { soon, lately } = openings(site);
  const entries = [...lately, ...soon].map(({ name, slug, opens, isOpen }) => {
    const url = xmlText(absolute(site.place, PATHS.listing(slug)));
    const title = xmlText(
      `${name}: its report card ${isOpen ? 'opened' : 'opens'} on ${opens.day}`,
    );
    return `<entry><id>${url}#report-card-${opens.iso}</id><title>${title}</title><updated>${opens.iso}</updated><link href="${url}"/></entry>\n`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${xmlText(self)}</id>
<title>Roll Call: report cards that open</title>
<updated>${isoTime(site.asOf)}</updated>
<author><name>Roll Call</name></author>
<link rel="self" href="${xmlText(self)}"/>
<link href="${xmlText(absolute(site.place, PATHS.openings))}"/>
${entries.join('')}</feed>
`;
}
