import { Fault } from '../../fault.ts';
import type { PartWriter } from './writer.ts';

/**
 * Ends a part for an error: a fault is told in it, any other error is ours and says nothing of a server.
 * Gives the error, to be thrown.
 */
export async function endEarly(part: PartWriter, error: unknown): Promise<unknown> {
  const isFault = error instanceof Fault;
  const outcome = isFault && error.code === 'network_down' ? 'network_down' : 'failed';
  // The part can be what could not be written: then it has no end, which says the same.
  await part
    .end({ outcome, ...(isFault && { why: error.message.slice(0, 1000) }) })
    .catch(() => {});
  return error;
}
