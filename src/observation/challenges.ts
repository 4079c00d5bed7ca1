/** One challenge of a WWW-Authenticate header (RFC 9110, 11.6.1). */
export interface Challenge {
  /** In lower case. */
  scheme: string;
  token68: string | null;
  /** Names in lower case; of a repeated name, the first. */
  params: Record<string, string>;
}
