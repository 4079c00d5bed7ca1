import { sameEndpoint } from '../../src/catalog/endpoint.ts';
import { optedOut } from '../../src/catalog/opt-outs.ts';
import type { Listing } from '../../src/generated/catalog.ts';
import type { OptOuts } from '../../src/generated/opt-outs.ts';
import { checkupRefusal } from '../../src/reads/checkup.ts';
import { code } from '../../src/render/bounded-markdown.ts';

export type Request = { url: string; host: string } | { refused: string };

const LONGEST = 1000;

/**
 * What an issue of the form, or the input of a dispatch, asks for: the one line that is no heading. A
 * request that is refused says why, as Markdown. An address that a listing which opted out by its name has
 * among `listings` is refused as well.
 */
export function requestOf(
  text: string,
  optOuts: OptOuts,
  listings: readonly Pick<Listing, 'name' | 'endpoint'>[] = [],
): Request {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('###'));
  const [url = ''] = lines;
  if (lines.length !== 1 || url.length > LONGEST) {
    return { refused: 'Expected one address of an MCP endpoint, and nothing else.' };
  }
  if (checkupRefusal(url, false) !== null) {
    return { refused: `${code(url)} is not a public https address.` };
  }
  const { hostname, username, password, search } = new URL(url);
  if (username !== '' || password !== '' || search !== '') {
    return {
      refused:
        'The address has a user name, a password or a query, which may be secret: an issue is public, and a checkup sends no credentials.',
    };
  }
  const names = listings.filter(({ endpoint }) => sameEndpoint(url, endpoint));
  const asked = [{ name: '' }, ...names].map(({ name }) => ({ name, endpoint: url }));
  if (asked.some((one) => optedOut(one, optOuts) !== undefined)) {
    return { refused: 'The operator of this address asked not to be read.' };
  }
  return { url, host: hostname.replace(/\.$/, '') };
}
