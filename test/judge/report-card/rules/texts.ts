import { readFileSync } from 'node:fs';
import { described, exchange, type Input, serving, tool, tools } from '../facts.ts';
import type { Table } from './table.ts';

interface Example {
  kind: string;
  flag: boolean;
  text: string;
  why: string;
}
const EXAMPLES: Example[] = readFileSync('test/cases/descriptions.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** A text at each place in which a model is given one. */
const PLACES: Record<string, (text: string) => Input> = {
  'in the instructions': (instructions) => serving({ instructions }),
  'as the title of a tool': (title) => tools(tool({ title })),
  'on a parameter': (description) =>
    tools(
      tool({ inputSchema: { type: 'object', properties: { a: { type: 'string', description } } } }),
    ),
  'on the argument of a prompt': (description) =>
    serving({ prompts: [{ name: 'p', arguments: [{ name: 'a', description }] }] }),
  'on a resource template': (description) =>
    serving({ templates: [{ name: 't', uriTemplate: 'x://{id}', description }] }),
};
const CONTENT: Record<string, (text: string) => Input> = {
  'in the result of a call': (text) =>
    serving({
      calls: [
        {
          tool: 'get_forecast',
          answered: true,
          isError: false,
          texts: [text],
          result: {},
          error: null,
          exchange: exchange({ step: 'tools/call' }),
        },
      ],
    }),
  'in a resource': (text) =>
    serving({
      reads: [
        {
          uri: 'x://a',
          answered: true,
          texts: [text],
          exchange: exchange({ step: 'resources/read' }),
        },
      ],
    }),
};

/** The examples of one kind as descriptions, and one of them at every other place. */
function casesOf(
  kind: string,
  places = { ...PLACES, ...CONTENT },
  more: Record<string, Input> = {},
) {
  const own = EXAMPLES.filter((example) => example.kind === kind);
  const asDescriptions = (flag: boolean) =>
    own.filter((one) => one.flag === flag).map(({ why, text }) => [why, described(text)] as const);
  const first = own.find(({ flag }) => flag)?.text ?? '';
  return {
    fires: {
      ...Object.fromEntries(asDescriptions(true)),
      ...Object.fromEntries(Object.entries(places).map(([where, at]) => [where, at(first)])),
    },
    spares: { ...Object.fromEntries(asDescriptions(false)), ...more },
  };
}

export const TEXTS: Table<
  | 'mcp-instructions-to-agent'
  | 'mcp-hidden-characters'
  | 'mcp-exfiltration-link'
  | 'mcp-credential-request'
  | 'mcp-cross-tool'
> = {
  'mcp-instructions-to-agent': casesOf('agent-instructions'),
  'mcp-hidden-characters': casesOf('hidden-characters'),
  'mcp-exfiltration-link': casesOf('exfiltration-link'),
  'mcp-credential-request': casesOf('credential-request'),
  'mcp-cross-tool': casesOf(
    'cross-tool-steering',
    PLACES,
    // What a document or a result says of tools steers no choice of them.
    Object.fromEntries(
      Object.entries(CONTENT).map(([where, at]) => [
        where,
        at(EXAMPLES.find(({ kind, flag }) => flag && kind === 'cross-tool-steering')?.text ?? ''),
      ]),
    ),
  ),
};
