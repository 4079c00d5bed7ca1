/** The host of an absolute URL in lower case, without port and final dot; empty where there is none. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return '';
  return new URL(url).hostname.replace(/\.$/, '');
}
