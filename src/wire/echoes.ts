import type { Exchange } from '../generated/observation.ts';

/** Shorter ones stand in ordinary words too. */
const SHORTEST = 8;

/**
 * Takes out of the records what a server sent back of a session id or a credential that it was sent: in
 * a page's excerpt, a header, an error, the result of an opening. What a list, a call or a read returned
 * stays as it came.
 */
export function hideEchoes(records: readonly Exchange[], secrets: Iterable<string>): void {
  const hidden = [...secrets].filter((secret) => secret.length >= SHORTEST);
  if (hidden.length === 0) return;
  const clean = (text: string) =>
    hidden.reduce((rest, secret) => rest.replaceAll(secret, 'REDACTED'), text);
  for (const record of records) {
    if (record.body_excerpt !== null) record.body_excerpt = clean(record.body_excerpt);
    if (record.body !== undefined && record.body !== null) record.body = clean(record.body);
    for (const [name, lines] of Object.entries(record.headers)) {
      record.headers[name] = lines.map(clean);
    }
    const { reply, step } = record;
    if (reply === null) continue;
    if (reply.error !== undefined) reply.error = cleanJson(reply.error, clean);
    const isOpening = step === 'initialize' || step === 'discover';
    if (isOpening && reply.result !== undefined) reply.result = cleanJson(reply.result, clean);
  }
}

function cleanJson(value: unknown, clean: (text: string) => string): unknown {
  try {
    const text = JSON.stringify(value);
    const rest = clean(text);
    return rest === text ? value : JSON.parse(rest);
  } catch {
    // Nested too deep to be looked through.
    return null;
  }
}
