import type { Exchange } from '../generated/observation.ts';
import { createReplyFinder, type OtherMessage, parseJson, type ReplyNote } from './jsonrpc.ts';
import { type BodyForm, bodyForm, sniff } from './media.ts';
import { createSseParser, type SseEvent, type SseParser } from './sse-parser.ts';

/** Takes the decoded text of one body as it comes. */
export interface BodyReader {
  /** True once nothing more of the body is needed. */
  push(text: string): boolean;
  /** The body fell silent: true when what has come so far will do. */
  idle(): boolean;
  /** The body is over, whole or cut off. True when it held what was wanted. */
  end(): boolean;
  /** Events of an SSE body so far. */
  events(): number;
  found(): BodyFindings;
}

export interface BodyFindings {
  reply: Exchange['reply'];
  reply_form: Exchange['reply_form'];
  reply_notes: ReplyNote[];
  other_messages: OtherMessage[];
  body_form: BodyForm;
  body_excerpt: string | null;
  /** The data of an `endpoint` event, which belongs to the HTTP+SSE transport. */
  endpoint: string | null;
  /** The value of a JSON body in which no reply was found. */
  json?: unknown;
  /** The whole text, where that was asked for. */
  body?: string;
}

/** Enough for what a page says behind its styles: the CSRF refusal of a common framework starts after 900. */
const EXCERPT = 2048;

/**
 * Looks for the reply to `id` in a body of any form, by what the body is rather than how it is
 * labelled. With `id` null the body is only described.
 */
export function createReplyReader(
  id: number | string | null,
  media: string | null,
  onRequest?: (message: Record<string, unknown>) => void,
): BodyReader {
  const finder = createReplyFinder(id, onRequest);
  const notes: ReplyNote[] = [];
  let text = '';
  let start = '';
  let form: 'sse' | 'text' | null = null;
  let endpoint: string | null = null;
  let parsed = false;
  let json: unknown;
  let events: SseParser | null = null;

  function onEvent(event: SseEvent): void {
    if (finder.reply !== null || endpoint !== null) return;
    if (event.event === 'endpoint' && event.data !== '') {
      endpoint = event.data;
      finder.others.push({ kind: 'endpoint_event', method: null });
      return;
    }
    if (event.event !== 'message' || event.data === '') return;
    if (finder.offer(parseJson(event.data)) && event.unterminated) notes.push('unterminated_event');
  }

  function done(): boolean {
    return finder.reply !== null || endpoint !== null;
  }

  function openForm(): void {
    if (start.trim() === '' && start.length < EXCERPT) return;
    form = sniff(start, media) === 'sse' ? 'sse' : 'text';
    if (form === 'sse') events = createSseParser(onEvent);
  }

  /** One JSON text a line, as some stream without SSE; true when all of them were JSON. */
  function readLines(): boolean {
    if (!text.trimStart().startsWith('{')) return false;
    const values = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(parseJson);
    if (values.length < 2 || values.includes(undefined)) return false;
    for (const value of values) if (finder.offer(value)) break;
    return true;
  }

  function readText(): void {
    const value = parseJson(text);
    if (value !== undefined && !finder.offer(value)) json = value;
    parsed = value !== undefined || readLines();
  }

  return {
    push(piece) {
      if (start.length < EXCERPT) start += piece.slice(0, EXCERPT - start.length);
      if (form === null) {
        text += piece;
        openForm();
        if (form !== 'sse') return false;
        events?.push(text);
        text = '';
        return done();
      }
      if (form === 'sse') events?.push(piece);
      else text += piece;
      return done();
    },
    idle() {
      if (form === 'sse') {
        const event = events?.pending() ?? null;
        if (event !== null) onEvent(event);
      } else if (form === 'text') {
        readText();
      }
      return done();
    },
    end() {
      if (!done()) {
        if (form === 'sse') events?.close();
        else if (!parsed) readText();
        finder.finish();
      }
      return done();
    },
    events: () => events?.count ?? 0,
    found(): BodyFindings {
      const reply = finder.reply;
      const isSse = form === 'sse' || (form === null && media === 'text/event-stream');
      if (reply !== null && media !== (isSse ? 'text/event-stream' : 'application/json')) {
        notes.push('wrong_media_type');
      }
      return {
        reply,
        reply_form: reply === null ? null : isSse ? 'sse' : 'json',
        reply_notes: distinct([...finder.notes, ...notes]),
        other_messages: finder.others,
        body_form: isSse ? 'sse' : bodyForm(start, media, parsed),
        body_excerpt: reply === null && start !== '' ? start : null,
        endpoint,
        json,
      };
    },
  };
}

function distinct<T>(values: T[]): T[] {
  return values.length < 2 ? values : [...new Set(values)];
}
