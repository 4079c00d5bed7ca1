import { createParser } from 'eventsource-parser';

export type SseEvent = {
  /** `message` where the stream names none. */
  event: string;
  data: string;
  id: string | null;
  /** The blank line that ends an event was missing. */
  unterminated: boolean;
};

export type SseParser = {
  /** The next piece of decoded text, of any length. */
  push(text: string): void;
  /** The stream has ended: what is pending becomes an event that says it was unterminated. */
  close(): void;
  /**
   * The event that `close` would deliver now, or null: for a stream that fell silent after a reply.
   * Costs as much as the pending text is long, so it is for idle moments and not for every chunk.
   */
  pending(): SseEvent | null;
  /** Events delivered so far. */
  readonly count: number;
};

/** What is no field of an event stream costs the parser an Error with its stack a line; a stream of millions is none. */
const MAX_FOREIGN_LINES = 10_000;
const NOT_A_STREAM = new Error('not an event stream');

/**
 * Server-sent events by the WHATWG's rules, except that the last event is not lost when its blank
 * line never comes. An event is delivered as soon as its last line end is there, be it CR, LF or the
 * first half of a CRLF. Events with empty data are delivered too: they count. After ten thousand lines
 * that are no part of an event stream nothing more is read.
 */
export function createSseParser(onEvent: (event: SseEvent) => void): SseParser {
  let closing = false;
  let foreignLines = 0;
  let over = false;
  const parser = createParser({
    onEvent: ({ event = 'message', data, id = null }) => {
      sseParser.count += 1;
      onEvent({ event, data, id, unterminated: closing });
    },
    onError: () => {
      foreignLines += 1;
      if (foreignLines > MAX_FOREIGN_LINES) throw NOT_A_STREAM;
    },
  });
  const feed = (lines: string) => {
    if (over || lines === '') return;
    block.push(lines);
    try {
      parser.feed(lines);
    } catch (error) {
      if (error !== NOT_A_STREAM) throw error;
      over = true;
      block.push('\n\n');
    }
  };
  // The parser strips three bytes of a BOM from its first chunk, also where they are text.
  parser.feed('');
  const lineEnds = createLineEndNormaliser();
  const block = createBlockTracker();

  const sseParser = {
    // A field that is counted up, not a getter: V8 makes a hidden class for each getter that is made.
    count: 0,
    push(text: string) {
      feed(lineEnds(text));
    },
    close() {
      closing = true;
      feed('\n\n');
    },
    pending() {
      const text = block.text();
      return text === '' ? null : lastEvent(text);
    },
  };
  return sseParser;
}

function lastEvent(block: string): SseEvent | null {
  let found: SseEvent | null = null;
  const parser = createParser({
    onEvent: ({ event = 'message', data, id = null }) => {
      found = { event, data, id, unterminated: true };
    },
  });
  parser.feed('');
  parser.feed(`${block}\n\n`);
  return found;
}

/** CR and CRLF become LF, and a leading BOM goes. A CR is a line end at once; an LF that follows it, even in the next chunk, is not another. */
function createLineEndNormaliser(): (text: string) => string {
  let atStart = true;
  let afterCr = false;
  return (text) => {
    let rest = text;
    if (rest === '') return rest;
    if (atStart) {
      atStart = false;
      if (rest.startsWith('\uFEFF')) rest = rest.slice(1);
    }
    if (afterCr && rest.startsWith('\n')) rest = rest.slice(1);
    afterCr = text.endsWith('\r');
    return rest.includes('\r') ? rest.replace(/\r\n?/g, '\n') : rest;
  };
}

/** Keeps what came since the last blank line. The text grows as a rope: nothing here looks into it, so that many small chunks cost linear time. */
function createBlockTracker(): { push(lines: string): void; text(): string } {
  let block = '';
  let atLineStart = true;
  return {
    push(lines) {
      const blank = lines.lastIndexOf('\n\n');
      if (blank >= 0) block = lines.slice(blank + 2);
      else if (atLineStart && lines.startsWith('\n')) block = lines.slice(1);
      else block += lines;
      atLineStart = lines.endsWith('\n');
    },
    text: () => block,
  };
}
