import { fork } from 'node:child_process';
import { once } from 'node:events';
import { compiled } from '../compiled.ts';

/** Runs a script of this folder, bundled, to its end, and gives what it sent. */
export async function inChild<Message>(script: string, ...args: string[]): Promise<Message> {
  const child = fork(await compiled(`scale/${script}`), args, { execArgv: [] });
  let message: Message | undefined;
  child.on('message', (sent) => {
    message = sent as Message;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 || message === undefined) throw new Error(`${script} ended with code ${code}`);
  return message;
}
