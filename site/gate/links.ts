import type { Place } from '../href.ts';
import { fileOf } from '../paths.ts';

export type Target =
  | { kind: 'file'; path: string; fragment: string }
  | { kind: 'outside'; scheme: string }
  | { kind: 'astray' };

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Where a link of the site's file `from` leads: to a file of the site, to another host (or mail), or
 * astray, which is to this host but not into the site, or to nothing that can be told.
 */
export function targetOf(place: Place, from: string, link: string): Target {
  const { origin, base } = place;
  if (link.startsWith('#')) return { kind: 'file', path: from, fragment: link.slice(1) };
  if (link.startsWith(base) && !link.startsWith('//')) return inside(link.slice(base.length));
  if (link.startsWith(origin + base)) return inside(link.slice(origin.length + base.length));
  let url: URL;
  try {
    url = new URL(link, origin + base + from.split('/').map(encodeURIComponent).join('/'));
  } catch {
    return { kind: 'astray' };
  }
  if (url.origin !== origin) {
    return { kind: 'outside', scheme: SCHEME.exec(url.href)?.[1] ?? '' };
  }
  const path = url.pathname + url.search + url.hash;
  return path.startsWith(base) ? inside(path.slice(base.length)) : { kind: 'astray' };
}

function inside(link: string): Target {
  const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
  try {
    return {
      kind: 'file',
      path: fileOf(decodeURIComponent(path)),
      fragment: decodeURIComponent(fragment),
    };
  } catch {
    return { kind: 'astray' };
  }
}
