/** The host that a claim of an endpoint is about: as a URL spells it, without a port or a final dot; null where there is none. */
export function claimHost(endpoint: string): string | null {
  if (!URL.canParse(endpoint)) return null;
  return new URL(endpoint).hostname.replace(/\.$/, '') || null;
}

/** Where the TXT record of a host stands. */
export function proofName(host: string): string {
  return `_mcp-rollcall.${host}`;
}

/**
 * Where the file of an endpoint stands: on the endpoint's own https port, since another port of the
 * machine may be somebody else's. What is not https has no proof but at the host's default port.
 */
export function proofUrl(endpoint: string): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, host, hostname } = new URL(endpoint);
  return `https://${protocol === 'https:' ? host : hostname}/.well-known/mcp-rollcall.txt`;
}

/** Whether a TXT record or a file says that a login speaks for its host: one of its lines is `github=<login>`, in any case. A page of HTML says nothing, since its lines may be its readers'. */
export function provesLogin(text: string, login: string): boolean {
  if (/^\s*</.test(text)) return false;
  const wanted = login.toLowerCase();
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .some((line) => /^\s*github\s*=\s*(\S+)\s*$/i.exec(line)?.[1]?.toLowerCase() === wanted);
}
