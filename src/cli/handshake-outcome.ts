import { type HandshakeJudgement, judgeHandshake } from '../judge/handshake/judge.ts';
import type { Observation } from '../observation/observation.ts';
import { handshakeJson } from '../render/json.ts';
import { handshakeText } from '../render/terminal.ts';
import { colours } from './print.ts';
import { printResult, type Telling } from './print-result.ts';

export interface OutcomeArguments extends Telling {
  failOn: 'error' | 'never';
}

/** Judges a handshake's record and prints the result: the same whether it was just read or kept in a file. Gives the exit code. */
export async function handshakeOutcome(
  observation: Observation,
  options: OutcomeArguments,
): Promise<number> {
  const judgement = judged(observation);
  await printResult(options, options.failOn, {
    json: () => handshakeJson(judgement),
    text: () =>
      handshakeText(judgement, {
        colour: colours(process.stdout),
        ...(process.stdout.columns > 0 && { columns: process.stdout.columns }),
      }),
    result: async () => (await import('../render/handshake-result.ts')).handshakeResult(judgement),
  });
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

/** The judgement of a handshake; of a program, which is read through a bridge, without the bridge's status. */
export function judged(observation: Observation): HandshakeJudgement {
  const judgement = judgeHandshake(observation);
  return observation.endpoint.startsWith('stdio:')
    ? { ...judgement, http_status: null }
    : judgement;
}
