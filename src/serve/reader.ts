import { type CheckupResult, judgeCheckup } from '../judge/checkup/judge.ts';
import { type HandshakeJudgement, judgeHandshake } from '../judge/handshake/judge.ts';
import { readCheckup } from '../reads/checkup.ts';
import { readHandshake } from '../reads/handshake.ts';
import type { ReadOptions } from '../reads/observed.ts';
import type { Target } from './target.ts';

/** The two reads that are made on demand, judged at once. */
export interface Reader {
  handshake(target: Target): Promise<HandshakeJudgement>;
  checkup(target: Target, onStep: (step: string) => void): Promise<CheckupResult>;
}

export interface ReaderOptions extends Pick<ReadOptions, 'allowPrivate' | 'userAgent' | 'now'> {
  /** clientInfo.name of the handshake; a checkup has our own. */
  clientName: string;
  version: string;
  handshakeMs: number;
}

export function reader(options: ReaderOptions): Reader {
  const { clientName, version, handshakeMs, ...asked } = options;
  return {
    async handshake({ url, transport }) {
      const client = { name: clientName, version };
      return judgeHandshake(
        await readHandshake(url, { ...asked, transport, client, timeoutMs: handshakeMs }),
      );
    },
    async checkup({ url, transport }, onStep) {
      const client = { name: 'mcp-rollcall', version };
      return judgeCheckup(await readCheckup(url, { ...asked, transport, client, onStep }));
    },
  };
}
