import { eventData, isEventStream, messageIn } from '../observation/messages.ts';
import { bodyForm, sniff } from './media.ts';
import type { BodyReader } from './reply-reader.ts';

/**
 * Takes a whole body as text. An event stream is read up to its first JSON-RPC message, since many
 * servers leave it open after that.
 */
export function createTextReader(media: string | null): BodyReader {
  const isStream = isEventStream(media);
  let text = '';
  let read = 0;

  function foundInEvents(): boolean {
    const blank = /\r?\n\r?\n/g;
    blank.lastIndex = read;
    for (let end = blank.exec(text); end !== null; end = blank.exec(text)) {
      const message = messageIn(eventData(text.slice(read, end.index)));
      read = blank.lastIndex;
      if (message !== null) return true;
    }
    return false;
  }

  return {
    push(piece) {
      text += piece;
      return isStream && foundInEvents();
    },
    idle: () => false,
    end: () => false,
    events: () => 0,
    found() {
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
