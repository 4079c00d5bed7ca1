import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Form } from './child.ts';
import { quickAnswers } from './quick-answers.ts';

/**
 * Servers of one form, as a child process: on as many ports as the second argument says, so that a
 * client meets a new host every time.
 */
const form = process.argv[2] as Form;

const listen = async (): Promise<string> => {
  const server = createServer(quickAnswers(form)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given out');
  return `http://127.0.0.1:${address.port}/mcp`;
};

const urls = await Promise.all(Array.from({ length: Number(process.argv[3]) }, listen));
process.send?.(urls);
process.on('disconnect', () => process.exit());
