// The least that a process can do: the three messages of a handshake over node:http.
import { Agent, request } from 'node:http';

const url = process.argv[2];
const agent = new Agent({ keepAlive: true });

const post = (message) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'content-length': Buffer.byteLength(body),
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    sent.end(body);
  });

const clientInfo = { name: 'bare', version: '1.0.0' };
const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo };
JSON.parse(await post({ id: 1, method: 'initialize', params }));
await post({ method: 'notifications/initialized' });
const listed = JSON.parse(await post({ id: 2, method: 'tools/list', params: {} }));
console.log(`${listed.result.tools.length} tools`);
agent.destroy();
