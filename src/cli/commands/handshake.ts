import { setFlagsFromString } from 'node:v8';
import { judgeHandshake } from '../../judge/handshake/judge.ts';
import { readHandshake } from '../../reads/handshake.ts';
import { handshakeJson } from '../../render/json.ts';
import { handshakeText } from '../../render/terminal.ts';
import { colours, print } from '../print.ts';
import { CLIENT, timeoutFrom, USER_AGENT } from '../settings.ts';

export interface HandshakeArguments {
  json?: boolean;
  allowPrivate?: boolean;
  transport?: 'http' | 'sse';
  failOn: 'error' | 'never';
}

/** Reads one endpoint once and prints what it said. Gives the exit code. */
export async function handshake(url: string, options: HandshakeArguments): Promise<number> {
  // Node 20 waits at exit until the HTTP parser's WebAssembly is optimised; a one-shot command never needs that.
  setFlagsFromString('--liftoff-only');
  const observation = await readHandshake(url, {
    transport: options.transport ?? null,
    allowPrivate: options.allowPrivate ?? false,
    timeoutMs: timeoutFrom(process.env),
    client: CLIENT,
    userAgent: USER_AGENT,
    now: () => new Date(),
  });
  const judgement = judgeHandshake(observation);
  await print(
    options.json
      ? handshakeJson(judgement)
      : handshakeText(judgement, { colour: colours(process.stdout) }),
  );
  switch (judgement.status) {
    case 'ok':
    case 'ok_empty':
      return 0;
    case 'error':
      return options.failOn === 'never' ? 0 : 1;
    case 'skipped':
      return 2;
    case 'auth_required':
      return 3;
    case 'unreachable':
      return 4;
  }
}
