import { isObject, kindOf, type OtherMessage, parseJson } from './jsonrpc.ts';
import type { BodyFindings, BodyReader } from './reply-reader.ts';
import { createSseParser } from './sse-parser.ts';

/** Sees what comes on an open stream after its `endpoint` event. */
export interface StreamEvents {
  onMessage(message: Record<string, unknown>): void;
  /** No message will come any more. */
  onClose(): void;
}

export interface StreamReader {
  /** The reader of the stream's body. */
  open(media: string | null): BodyReader;
  /** Resolves with the data of the first `endpoint` event, if one comes. */
  readonly endpoint: Promise<string>;
  close(): void;
}

const OTHERS_KEPT = 50;

/** Reads the event stream of the HTTP+SSE transport (2024-11-05, transports). */
export function createStreamReader(events: StreamEvents): StreamReader {
  const others: OtherMessage[] = [];
  let found: string | null = null;
  let announce: (data: string) => void = () => {};
  const endpoint = new Promise<string>((resolve) => {
    announce = resolve;
  });

  function note(kind: OtherMessage['kind'], method: string | null): void {
    if (others.length < OTHERS_KEPT) others.push({ kind, method });
  }

  return {
    endpoint,
    close: () => events.onClose(),
    open(media) {
      const isStream = media === 'text/event-stream';
      let start = '';
      const parser = createSseParser(({ event, data }) => {
        if (event === 'endpoint') {
          note('endpoint_event', null);
          if (found === null && data !== '') {
            found = data;
            announce(data);
          }
          return;
        }
        if (event !== 'message') return;
        for (const message of [parseJson(data)].flat()) {
          if (isObject(message)) events.onMessage(message);
          const named = isObject(message) && typeof message.method === 'string';
          note(kindOf(message), named ? String(message.method) : null);
        }
      });
      return {
        push(text) {
          if (!isStream) start = `${start}${text}`.slice(0, 512);
          else parser.push(text);
          return false;
        },
        idle: () => false,
        end() {
          if (isStream) parser.close();
          return found !== null;
        },
        events: () => parser.count,
        found(): BodyFindings {
          return {
            reply: null,
            reply_form: null,
            reply_notes: [],
            other_messages: others,
            body_form: isStream ? 'sse' : media === 'text/html' ? 'html' : 'text',
            body_excerpt: start === '' ? null : start,
            endpoint: found,
          };
        },
      };
    },
  };
}
