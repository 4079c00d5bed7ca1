import { readHandshake } from '../../reads/handshake.ts';
import { handshakeOutcome, type OutcomeArguments } from '../handshake-outcome.ts';
import { type Asked, readEither } from '../read-either.ts';
import { CLIENT, timeoutFrom, USER_AGENT } from '../settings.ts';

export interface HandshakeArguments extends OutcomeArguments, Asked {
  transport?: 'http' | 'sse';
  record?: string;
}

/** Reads one endpoint once and prints what it said. Gives the exit code. */
export async function handshake(
  url: string | undefined,
  options: HandshakeArguments,
): Promise<number> {
  const observation = await readEither(url, options, (endpoint, allowPrivate) =>
    readHandshake(endpoint, {
      transport: options.transport ?? null,
      allowPrivate,
      timeoutMs: timeoutFrom(process.env),
      client: CLIENT,
      userAgent: USER_AGENT,
      now: () => new Date(),
    }),
  );
  if (options.record !== undefined) {
    const { writeRecord } = await import('../../store/observations.ts');
    await writeRecord(options.record, observation);
  }
  return handshakeOutcome(observation, options);
}
