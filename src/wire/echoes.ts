import type { Exchange } from '../generated/observation.ts';

/** Shorter ones stand in ordinary words too. */
const SHORTEST = 8;

/**
 * Takes out of the records what a server sent back of a session id or a credential that it was sent: in
 * a page, a document, a header, an address, an error, a result. What a list returned stays as it came.
 */
export function hideEchoes(records: readonly Exchange[], secrets: Iterable<string>): void {
  const hidden = [...secrets].filter((secret) => secret.length >= SHORTEST);
  if (hidden.length === 0) return;
  const clean = (text: string) =>
    hidden.reduce((rest, secret) => rest.replaceAll(secret, 'REDACTED'), text);
  for (const record of records) {
    record.url = clean(record.url);
    if (record.document !== undefined) record.document = cleanJson(record.document, clean);
    if (record.body_excerpt !== null) record.body_excerpt = clean(record.body_excerpt);
    for (const [name, lines] of Object.entries(record.headers)) {
      record.headers[name] = lines.map(clean);
    }
    const { reply, step } = record;
    const isList = step.endsWith('/list');
    if (record.body && !isList) record.body = clean(record.body);
    if (reply === null) continue;
    if (reply.error !== undefined) reply.error = cleanJson(reply.error, clean);
    if (!isList && reply.result !== undefined) reply.result = cleanJson(reply.result, clean);
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
