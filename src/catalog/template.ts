/**
 * Spots that a person has to fill in before a URL means anything: `{var}`, `${VAR}`, `{{var}}` and their
 * percent-encoded braces, `<token>`, `/:tenant`, `YOUR_API_KEY`, `…_HERE`, `/your-api-key/`, `[YOUR_TOKEN]`.
 * A query may hold `ids[]=` or `filter[name]=` in earnest, a host `[::1]`. Bounded repetitions: the text is hostile.
 */
const PLACEHOLDERS = [
  /[{}]|%7B|%7D/i,
  /<[^<>]*>|%3C.{0,99}?%3E/i,
  /\/:[A-Za-z_]+(?=\/|$|\?)/,
  /\bYOUR[_-][A-Z0-9_-]+|[A-Z]_HERE\b/,
  /(?<=[/=.@&])your[_-](?:[a-z]+[_-])*(?:key|token|secret|id|tenant|domain|host|instance|subdomain|workspace|org|account)(?=[/&?.:#]|$)/i,
  /^[^?#]*(?:\[|%5B)(?![\da-f:.]{0,39}:)[^[\]]{0,99}?(?:\]|%5D)/i,
  /(?:\[|%5B)(?:[A-Z][A-Z0-9_ -]{1,99}|your[^[\]]{0,99}?)(?:\]|%5D)/,
];

/** The URL with each `{name}` replaced by its value; names without a value stay as they are. */
export function fillTemplate(url: string, values: ReadonlyMap<string, string>): string {
  return url.replace(/\{([^{}]*)\}/g, (spot, name: string) => values.get(name) ?? spot);
}

/** Whether a placeholder is left in the URL. */
export function isTemplate(url: string): boolean {
  return PLACEHOLDERS.some((pattern) => pattern.test(url));
}
