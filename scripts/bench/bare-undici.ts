import { Client } from 'undici';

const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** The three POSTs of a handshake over one new connection, and nothing else. */
export async function bareHandshake(endpoint: string): Promise<number> {
  const { origin, pathname } = new URL(endpoint);
  const client = new Client(origin);
  const post = async (message: object): Promise<string> => {
    const { body } = await client.request({
      method: 'POST',
      path: pathname,
      headers,
      body: JSON.stringify({ jsonrpc: '2.0', ...message }),
    });
    const text = await body.text();
    // An SSE reply of one event: what follows `data: ` is the message.
    return text.startsWith('event:') ? text.slice(text.indexOf('data: ') + 6) : text;
  };
  const params = {
    protocolVersion: '2024-11-05',
    capabilities: {},
    clientInfo: { name: 'bare', version: '1.0.0' },
  };
  JSON.parse(await post({ id: 1, method: 'initialize', params }));
  await post({ method: 'notifications/initialized' });
  const listed = JSON.parse(await post({ id: 2, method: 'tools/list', params: {} }));
  await client.close();
  return listed.result.tools.length;
}
