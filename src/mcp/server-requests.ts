const METHOD_NOT_FOUND = -32601;
const ANSWERED = 20;

/** The answer of a client without capabilities to a request of the server (spec/protocol.md, 4.5). */
export function answerTo(message: Record<string, unknown>): Record<string, unknown> {
  const base = { jsonrpc: '2.0', id: message.id };
  if (message.method === 'ping') return { ...base, result: {} };
  return { ...base, error: { code: METHOD_NOT_FOUND, message: 'Method not found' } };
}

/** Sends answers while the stream that asked is still open, and lets them be waited for. */
export interface Answering {
  onRequest: (message: Record<string, unknown>) => void;
  done(): Promise<void>;
}

/** Answers through `post`, which must not reject; a server that asks without end is not obeyed. */
export function createAnswering(
  post: (answer: Record<string, unknown>) => Promise<unknown>,
): Answering {
  const sent: Promise<unknown>[] = [];
  return {
    onRequest(message) {
      if (sent.length < ANSWERED) sent.push(post(answerTo(message)));
    },
    async done() {
      await Promise.all(sent);
    },
  };
}
