import type { Place } from '../href.ts';
import { targetOf } from './links.ts';
import { attributesOf, eachTag } from './tags.ts';

/** What one page holds of what the gate asks about. */
export interface PageFacts {
  /** Files of the site that it links to or loads, each with the link as it is written. */
  links: { path: string; fragment: string; written: string }[];
  ids: Set<string>;
  /** Things that it loads, of this site or not. */
  loads: number;
  /** Addresses that a browser would ask for by itself and that are not of this site. */
  loadsFromOutside: string[];
  /** Links to nothing that may be linked to: another scheme, this host beside the site. */
  astray: string[];
  /** Scripts, styles and handlers that stand in the page itself. */
  inline: string[];
  /** What the content security policy says, if it stands before all but the character set. */
  policy: string | null;
  canonical: string | null;
  isIndexed: boolean;
}

const OF_INTEREST =
  /(?:^|\s)(?:href|src|srcset|poster|data|action|formaction|style|http-equiv|content|id|on[a-z]+)\s*=/i;
const LOADING_RELATIONS =
  /\b(?:stylesheet|icon|preload|modulepreload|prefetch|preconnect|dns-prefetch|manifest)\b/i;
const LINK_ATTRIBUTES = [
  'href',
  'src',
  'srcset',
  'poster',
  'data',
  'action',
  'formaction',
] as const;
const MAY_STAND_BEFORE_POLICY = new Set(['html', 'head']);

/** Reads one page of the site, `path`, without building a tree. */
export function pageFacts(place: Place, path: string, page: string): PageFacts {
  const facts: PageFacts = {
    links: [],
    ids: new Set(),
    loads: 0,
    loadsFromOutside: [],
    astray: [],
    inline: [],
    policy: null,
    canonical: null,
    isIndexed: true,
  };
  let mayHavePolicy = true;
  eachTag(page, (name, written, inside) => {
    if (inside.trim() !== '' && (name === 'script' || name === 'style')) {
      facts.inline.push(`<${name}>`);
    }
    const attributes = OF_INTEREST.test(written) ? attributesOf(written) : NONE;
    if (mayHavePolicy) {
      if (attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy') {
        facts.policy = attributes.get('content') ?? '';
        mayHavePolicy = false;
      } else if (!MAY_STAND_BEFORE_POLICY.has(name) && !/^\s*charset=/i.test(written)) {
        mayHavePolicy = false;
      }
    }
    if (attributes.size > 0) takeIn(facts, place, path, name, attributes);
  });
  return facts;
}

const NONE: Map<string, string> = new Map();

function takeIn(
  facts: PageFacts,
  place: Place,
  path: string,
  name: string,
  attributes: Map<string, string>,
): void {
  const id = attributes.get('id');
  if (id !== undefined) facts.ids.add(id);
  for (const key of attributes.keys()) {
    if (key === 'style' || /^on[a-z]/.test(key)) facts.inline.push(`${key} of <${name}>`);
  }
  if (name === 'meta') {
    meta(facts, place, path, attributes);
    return;
  }
  const relation = attributes.get('rel') ?? '';
  if (name === 'link' && relation === 'canonical') facts.canonical = attributes.get('href') ?? '';
  // A link that is not followed, put there by whoever wrote the text around it, may lead anywhere on the web.
  const isForeign = name === 'a' && /\bugc\b/.test(relation);
  const isLoaded =
    name === 'link' ? LOADING_RELATIONS.test(relation) : name !== 'a' && name !== 'area';
  for (const key of LINK_ATTRIBUTES) {
    const value = attributes.get(key);
    if (value === undefined || (key === 'data' && name !== 'object')) continue;
    const links =
      key === 'srcset' ? value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '') : [value];
    // Where a form leads is asked for by whoever sends it.
    const isSent = key === 'action' || key === 'formaction';
    for (const link of links) {
      follow(facts, place, path, { link, isLoaded: isLoaded && !isSent, isForeign });
    }
  }
}

function meta(facts: PageFacts, place: Place, path: string, attributes: Map<string, string>): void {
  const content = attributes.get('content') ?? '';
  if (attributes.get('name') === 'robots' && /\bnoindex\b/.test(content)) facts.isIndexed = false;
  if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') facts.inline.push('refresh');
  if (/^og:(?:url|image)$/.test(attributes.get('property') ?? '')) {
    follow(facts, place, path, { link: content, isLoaded: false, isForeign: false });
  }
}

function follow(
  facts: PageFacts,
  place: Place,
  path: string,
  { link, isLoaded, isForeign }: { link: string; isLoaded: boolean; isForeign: boolean },
): void {
  if (isLoaded) facts.loads += 1;
  const target = targetOf(place, path, link);
  if (target.kind === 'file') {
    if (!isForeign) facts.links.push({ ...target, written: link });
  } else if (target.kind === 'outside') {
    if (isLoaded) facts.loadsFromOutside.push(link);
    else if (!/^(?:https?|mailto)$/.test(target.scheme)) facts.astray.push(link);
  } else if (!isForeign) facts.astray.push(link);
}
