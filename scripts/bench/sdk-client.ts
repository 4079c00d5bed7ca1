import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

/** The same handshake by the official client, v1, as it comes. */
export async function sdkHandshake(endpoint: string): Promise<number> {
  const client = new Client({ name: 'sdk', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(endpoint));
  // The SDK's own types disagree under exactOptionalPropertyTypes.
  await client.connect(transport as Transport);
  const { tools } = await client.listTools();
  await transport.terminateSession();
  await client.close();
  return tools.length;
}
