import Database from 'libsql';
import { Fault } from '../../fault.ts';
import type { Store } from './store.ts';

export interface SqliteOptions {
  /** A file, which is made where there is none, or `:memory:`. */
  file: string;
  now?: () => number;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS entries (
  key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at);`;
const SWEEP_MS = 60_000;
const WAIT_FOR_OTHERS_MS = 2000;

/**
 * A store in one SQLite file, which processes of one machine can share. Each operation is one statement, and
 * so a transaction of its own. Faults store_unusable: the file can't be opened or is no such store.
 */
export function openSqlite({ file, now = Date.now }: SqliteOptions): Store {
  const { database, select, put, take, remove, sweep } = opened(file);

  const get = (key: string): string | null => {
    const row = select.get(key, now()) as { value: string } | undefined;
    return row?.value ?? null;
  };
  const sweeper = setInterval(() => {
    // A file that is busy or gone is told of by the next request that needs it.
    try {
      sweep.run(now());
    } catch {}
  }, SWEEP_MS).unref();

  return {
    now,
    get: async (key) => get(key),
    async set(key, value, expiresAt) {
      put.run(key, value, expiresAt);
    },
    async claim(key, value, expiresAt) {
      for (;;) {
        if (take.run(key, value, expiresAt, now()).changes > 0) return null;
        const there = get(key);
        // What was in the way may have expired, or been released, since.
        if (there !== null) return there;
      }
    },
    async release(key, value) {
      remove.run(key, value);
    },
    async ping() {
      // A disk that is full can still be read from.
      put.run('ping', '', now());
    },
    async close() {
      clearInterval(sweeper);
      database.close();
    },
  };
}

function opened(file: string) {
  try {
    const database = new Database(file);
    database.pragma(`busy_timeout = ${WAIT_FOR_OTHERS_MS}`);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.exec(SCHEMA);
    return {
      database,
      select: database.prepare('SELECT value FROM entries WHERE key = ? AND expires_at > ?'),
      put: database.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)'),
      take: database.prepare(
        `INSERT INTO entries VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE
          SET value = excluded.value, expires_at = excluded.expires_at WHERE entries.expires_at <= ?`,
      ),
      remove: database.prepare('DELETE FROM entries WHERE key = ? AND value = ?'),
      sweep: database.prepare('DELETE FROM entries WHERE expires_at <= ?'),
    };
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    const why = said.startsWith('ConnectionFailed')
      ? 'expected a file, or a name for one, in a folder that may be written'
      : said;
    throw new Fault('store_unusable', `the store ${file} can't be used: ${why}`, { cause });
  }
}
