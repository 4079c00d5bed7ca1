import type { Connection } from '../../src/generated/observation.ts';
import { type GuardedConnectorOptions, guardedConnector } from '../../src/wire/connector.ts';
import { Client } from '../../src/wire/undici.ts';

export type GuardedGet = {
  status: number | null;
  body: string;
  error: (Error & { code?: string; detail?: string | null }) | null;
  connections: Connection[];
};

/** One GET through a guarded connection of its own. */
export async function guardedGet(
  url: string,
  options: Partial<GuardedConnectorOptions> = {},
): Promise<GuardedGet> {
  const { origin, pathname } = new URL(url);
  const connections: Connection[] = [];
  const client = new Client(origin, {
    connect: guardedConnector({
      allowPrivate: false,
      connectTimeoutMs: 10_000,
      onConnect: (connection) => connections.push(connection),
      ...options,
    }),
  });
  const got: GuardedGet = { status: null, body: '', error: null, connections };
  await new Promise<void>((done) => {
    client.dispatch(
      { path: pathname, method: 'GET' },
      {
        onRequestStart() {},
        onResponseStart(_controller, status) {
          got.status = status;
        },
        onResponseData(_controller, chunk) {
          got.body += chunk.toString();
        },
        onResponseEnd: () => done(),
        onResponseError(_controller, error) {
          got.error = error;
          done();
        },
      },
    );
  });
  await client.destroy();
  return got;
}
