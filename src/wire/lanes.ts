import { skipContinue } from './unasked-continue.ts';
import { Client, type Connector } from './undici.ts';

const MAX_HEADER_BYTES = 64 * 1024;
/** How long the end of an answered response is waited for, so that its connection can be used again. */
const GRACE_MS = 10;

/** Why connections end with a read. One for all: making an error with its stack costs more than a request. */
export const READ_OVER = new Error('the read is over');

/** A response whose reply is known but whose end is not there yet. */
export interface Draining {
  hasEnded(): boolean;
  readonly ended: Promise<void>;
  abort(): void;
}

interface Door {
  /** Connections asked for so far: a request that finds the number unchanged runs on a reused one. */
  connections: number;
  connector: Connector | null;
}

/** One connection's worth of requests to one origin: a stream that stays open needs a lane of its own. */
export interface Lane {
  readonly client: Client;
  readonly door: Door;
  draining: Draining | null;
}

export interface Lanes {
  /** The free lane for an origin; `use` keeps apart what must not wait for each other. */
  lane(origin: string, use: string): Promise<Lane>;
  /** Gives up a lane and what still runs on it. */
  drop(lane: Lane): void;
  close(): void;
}

/** The connections of one read: kept alive within it, one request at a time on each, none left afterwards. */
export function openLanes(connector: Connector): Lanes {
  const lanes = new Map<string, Lane>();

  function create(origin: string): Lane {
    const door: Door = { connections: 0, connector };
    const client = new Client(origin, {
      connect: through(door),
      pipelining: 1,
      // The budget's own timer ends an exchange; the client's would round it to half seconds.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: MAX_HEADER_BYTES,
      allowH2: false,
      // The next request follows at once, and one that meets a closing connection is sent again.
      keepAliveTimeoutThreshold: 0,
    });
    return { client, door, draining: null };
  }

  return {
    async lane(origin, use) {
      const key = `${use} ${origin}`;
      const known = lanes.get(key);
      if (known === undefined) {
        const lane = create(origin);
        lanes.set(key, lane);
        return lane;
      }
      const { draining } = known;
      if (draining !== null) {
        known.draining = null;
        if (draining.hasEnded()) return known;
        await settledWithin(draining.ended, GRACE_MS);
        draining.abort();
      }
      return known;
    },
    drop(lane) {
      for (const [key, known] of lanes) if (known === lane) lanes.delete(key);
      destroy(lane);
    },
    close() {
      for (const lane of lanes.values()) destroy(lane);
      lanes.clear();
    },
  };
}

function destroy(lane: Lane): void {
  lane.client.destroy(READ_OVER).catch(() => {});
  lane.door.connector = null;
}

/** Holds nothing but the door: a client is garbage long before it is collected, and would keep the whole read with it. */
function through(door: Door): Connector {
  return (target, callback) => {
    door.connections += 1;
    if (door.connector === null) return callback(READ_OVER, null);
    door.connector(target, (...[error, socket]: Parameters<typeof callback>) => {
      if (socket === null) callback(error as Error, null);
      else callback(null, skipContinue(socket));
    });
  };
}

async function settledWithin(promise: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    promise,
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    }),
  ]);
  clearTimeout(timer);
}
