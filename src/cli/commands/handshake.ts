import { readHandshake } from '../../reads/handshake.ts';
import { handshakeOutcome, type OutcomeArguments } from '../handshake-outcome.ts';
import { CLIENT, timeoutFrom, USER_AGENT } from '../settings.ts';

export interface HandshakeArguments extends OutcomeArguments {
  allowPrivate?: boolean;
  transport?: 'http' | 'sse';
  record?: string;
}

/** Reads one endpoint once and prints what it said. Gives the exit code. */
export async function handshake(url: string, options: HandshakeArguments): Promise<number> {
  const observation = await readHandshake(url, {
    transport: options.transport ?? null,
    allowPrivate: options.allowPrivate ?? false,
    timeoutMs: timeoutFrom(process.env),
    client: CLIENT,
    userAgent: USER_AGENT,
    now: () => new Date(),
  });
  if (options.record !== undefined) {
    const { writeRecord } = await import('../../store/observations.ts');
    await writeRecord(options.record, observation);
  }
  return handshakeOutcome(observation, options);
}
