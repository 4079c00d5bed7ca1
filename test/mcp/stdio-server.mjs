// A small MCP server over stdin and stdout, in one of several tempers: node stdio-server.mjs TEMPER
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [temper] = process.argv.slice(2);
const say = (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

console.error('hello from stderr \u202e');
if (temper === 'noisy') console.log('This line is no message.\n{"nor":"this"}\n[1');
if (temper === 'ends') process.exit(3);
if (temper === 'stubborn') {
  process.stdin.on('end', () => {});
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.error(`pids ${process.pid} ${child.pid}`);
  setInterval(() => {}, 1000);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params, result } = JSON.parse(line);
  if (method === 'initialize') {
    say({
      id,
      result: {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'small', version: '1.0.0' },
      },
    });
  } else if (method === 'tools/list') {
    if (temper === 'huge') process.stdout.write('x'.repeat(9 * 1024 * 1024));
    else if (temper === 'dies') process.exit(1);
    else if (temper === 'asks') say({ id: 'mine', method: 'ping' });
    const tool = { name: 'say', description: 'Says it back', inputSchema: { type: 'object' } };
    if (temper !== 'asks') say({ id, result: { tools: [tool] } });
    else setTimeout(() => say({ id, result: { tools: [tool, { ...tool, name: 'after' }] } }), 200);
  } else if (id === 'mine') {
    console.error(`answered ${JSON.stringify(result)}`);
  } else if (id !== undefined) {
    say({ id, error: { code: -32601, message: 'Method not found' } });
  }
});
