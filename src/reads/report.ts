import type { Exchange, Limits, Observation } from '../generated/observation.ts';
import { type Asker, createAsker } from '../mcp/asker.ts';
import { readSignIn } from '../mcp/auth-metadata.ts';
import { type Era, firstRung, LADDER, nextRung } from '../mcp/ladder.ts';
import { readServerCard } from '../mcp/server-card.ts';
import type { Answer } from '../observation/answer.ts';
import { replyResult, supportedVersions } from '../observation/answer.ts';
import { signInExchange } from '../observation/auth-documents.ts';
import { REPORT_REQUESTS } from '../observation/budgets.ts';
import { cutOff } from '../observation/lists.ts';
import { newestModern } from '../observation/versions.ts';
import type { Wire } from '../wire/exchange.ts';
import { headerLines } from '../wire/media.ts';
import { ERAS } from './eras.ts';
import { observed, type ReadOptions } from './observed.ts';
import { readWhole } from './read-whole.ts';
import { spareForGoodbye } from './spared-wire.ts';

export interface ReportOptions extends ReadOptions {
  /** Less than a report may cost otherwise. */
  limits?: Partial<Limits>;
}

const LIMITS: Limits = {
  time_ms: 60_000,
  requests: REPORT_REQUESTS,
  response_bytes: 8 * 1024 * 1024,
  total_bytes: 8 * 1024 * 1024,
  hops: 3,
  events: 2000,
};

/**
 * One attempt at the whole read of a server, as a client reads it before an agent uses it
 * (spec/report-card.md, 1). Whatever the server does becomes part of the record, and what a limit cut
 * off stands there as an exchange with the outcome that says so; this does not reject.
 */
export function readReport(endpoint: string, options: ReportOptions): Promise<Observation> {
  const limits = { ...LIMITS, ...options.limits };
  return observed('report', endpoint, options, limits, (wire) =>
    itinerary(wire, endpoint, options),
  );
}

async function itinerary(bare: Wire, endpoint: string, options: ReportOptions): Promise<void> {
  const challenges = new Map<Exchange, string[]>();
  const wire = spareForGoodbye(bare, ({ record, headers }) => {
    const lines = headerLines(headers, 'www-authenticate');
    if (lines.length > 0) challenges.set(record, lines);
  });
  const asker = createAsker(wire, endpoint, options.now);
  const { tried, opened } = await climb(asker, options);
  if (opened !== null) await askOtherEra(asker, options, tried, opened);
  const gate = signInExchange(wire.exchanges);
  // The record's own lines have the credentials in them hidden.
  if (gate !== null) await readSignIn(wire, asker.url, challenges.get(gate) ?? []);
  if (gate !== null || opened !== null) await readServerCard(wire, asker.url);
}

async function climb(
  asker: Asker,
  options: ReportOptions,
): Promise<{ tried: Era[]; opened: Era | null }> {
  const { exchanges } = asker.wire;
  const tried: Era[] = [];
  let next: Era | null = firstRung('report', options.transport);
  while (next !== null) {
    const era: Era = next;
    const rung = tried.length;
    const conversation = ERAS[era](party(asker, options, rung));
    tried.push(era);
    const answer = answerFor(era, await conversation.open(), exchanges);
    const isOpen = answer === 'opened' && (await readWhole(conversation, exchanges, rung));
    await conversation.close();
    if (isOpen) return { tried, opened: era };
    next = nextRung('report', tried, answer === 'opened' ? 'other' : answer);
  }
  return { tried, opened: null };
}

/**
 * The answer to an opening, where a report makes more of it than a handshake does: of what discover says,
 * and of a server that only turns its initialized notification down, which does not keep its lists unread.
 */
function answerFor(era: Era, answer: Answer, exchanges: readonly Exchange[]): Answer {
  if (era !== 'modern')
    return answer === 'no_answer' && isNoteRefused(exchanges) ? 'opened' : answer;
  const last = exchanges.findLast(({ step }) => step === 'discover');
  if (last === undefined) return answer;
  // Silence is how some servers take a method that they don't know.
  if (answer === 'no_answer' && last.status === null && cutOff(last) === 'time') return 'other';
  const listed = replyResult(last)?.supportedVersions ?? supportedVersions(last);
  const isListed = Array.isArray(listed) && listed.length > 0;
  const isHandshakeOnly = isListed && newestModern(listed) === null;
  return isHandshakeOnly && (answer === 'opened' || answer === 'modern_refusal') ? 'other' : answer;
}

function isNoteRefused(exchanges: readonly Exchange[]): boolean {
  const last = exchanges.findLast(({ step }) => step !== 'answer');
  if (last?.step !== 'initialized' || last.status === null) return false;
  return last.status >= 300 && last.status !== 429;
}

/** Asks once whether the server speaks the other era too. */
async function askOtherEra(
  asker: Asker,
  options: ReportOptions,
  tried: readonly Era[],
  opened: Era,
): Promise<void> {
  const other = opened === 'modern' ? 'streamable' : 'modern';
  if (tried.includes(other)) return;
  const conversation = ERAS[other](party(asker, options, tried.length));
  await conversation.open();
  await conversation.close();
}

function party(asker: Asker, { client }: ReportOptions, rung: number) {
  return { asker, rung, client, version: LADDER.report.version };
}
