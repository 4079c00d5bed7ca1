import { eventData, isEventStream, messageIn } from '../observation/messages.ts';
import { bodyForm, sniff } from './media.ts';
import type { BodyReader } from './reply-reader.ts';

/**
 * Takes a whole body as text. An event stream is read up to its first JSON-RPC message, since many
 * servers leave it open after that.
 */
export function createTextReader(media: string | null): BodyReader {
  const isStream = isEventStream(media);
  const events: string[] = [];
  /** The event that is not over yet, or all of a body that has none. */
  let open = '';
  let tail = '';

  /** Takes the whole events off the front; true when one is a message. Looks at each character once. */
  function foundInEvents(): boolean {
    const blank = /\r?\n\r?\n/g;
    let from = 0;
    let isFound = false;
    for (let end = blank.exec(open); end !== null && !isFound; end = blank.exec(open)) {
      isFound = messageIn(eventData(open.slice(from, end.index))) !== null;
      from = blank.lastIndex;
    }
    events.push(open.slice(0, from));
    open = open.slice(from);
    return isFound;
  }

  return {
    push(piece) {
      open += piece;
      if (!isStream) return false;
      const fresh = tail + piece;
      tail = fresh.slice(-3);
      return /\n\r?\n/.test(fresh) && foundInEvents();
    },
    idle: () => false,
    end: () => false,
    events: () => 0,
    found() {
      const text = events.join('') + open;
      return {
        reply: null,
        reply_form: null,
        reply_notes: [],
        other_messages: [],
        body_form: isStream ? 'sse' : bodyForm(text, media, sniff(text, media) === 'json'),
        body_excerpt: null,
        body: text,
        endpoint: null,
      };
    },
  };
}
