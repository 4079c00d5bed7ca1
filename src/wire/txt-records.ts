import { Resolver } from 'node:dns/promises';

/** The texts of a name's TXT records, each put together from its strings; or why there are none. */
export type TxtAnswer =
  | { records: string[] }
  /** `isGone`: the name server said that there is no such record; else it said nothing usable. */
  | { failure: string; isGone: boolean };

export interface TxtOptions {
  /** Name servers as `address` or `address:port`, instead of the system's. */
  servers?: readonly string[];
  timeoutMs?: number;
}

const NO_SUCH_RECORD = new Set(['ENOTFOUND', 'ENODATA']);
const MOST_RECORDS = 100;
const TRIES = 2;

/** Asks for the TXT records of a name. Never rejects. */
export async function txtRecords(
  name: string,
  { servers, timeoutMs = 5000 }: TxtOptions = {},
): Promise<TxtAnswer> {
  try {
    const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES });
    if (servers !== undefined) resolver.setServers(servers);
    const records = await resolver.resolveTxt(name);
    return { records: records.slice(0, MOST_RECORDS).map((strings) => strings.join('')) };
  } catch (error) {
    const failure = String((error as NodeJS.ErrnoException).code ?? error);
    return { failure, isGone: NO_SUCH_RECORD.has(failure) };
  }
}
