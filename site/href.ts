/** Where the site is served: `base` is its path with a slash at both ends, `origin` what stands before it. */
export interface Place {
  origin: string;
  base: string;
}

/** The place that an absolute site URL names. A missing trailing slash is added. */
export function placeOf(siteUrl: string): Place {
  const url = new URL(siteUrl);
  return {
    origin: url.origin,
    base: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`,
  };
}

/** The path of a page or file of this site, from the root of its host. `path` is relative to the site and not yet encoded. */
export function href(place: Place, path: string): string {
  return place.base + encodePath(path);
}

/** `href` with scheme and host: for canonical links, the sitemap and what is copied elsewhere. */
export function absolute(place: Place, path: string): string {
  return place.origin + href(place, path);
}

/** An address from outside as a link may use it, or null unless it is http or https. */
export function outside(url: string | undefined): string | null {
  if (url === undefined) return null;
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return null;
  }
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : null;
}

function encodePath(path: string): string {
  if (/^[a-zA-Z0-9._~/-]*$/.test(path)) return path;
  return path.split('/').map(encodeURIComponent).join('/');
}
