import { toolsetDigest } from '../../../../src/judge/report-card/digest.ts';
import { driftOf } from '../../../../src/judge/report-card/drift.ts';
import {
  described,
  ENDPOINT,
  exchange,
  type Input,
  listed,
  named,
  serving,
  tool,
  tools,
} from '../facts.ts';
import type { Table } from './table.ts';

const readOnly = (...names: string[]): Input =>
  tools(...names.map((name) => tool({ name, annotations: { readOnlyHint: true } })));
const schema = (inputSchema: unknown) => tools(tool({ inputSchema }));
const card = (own: Record<string, unknown>): Input =>
  serving({
    card: {
      url: `${ENDPOINT}/server-card`,
      lead: 'endpoint',
      card: {
        name: 'example/forecasts',
        remotes: [{ type: 'streamable-http', url: ENDPOINT }],
        ...own,
      },
    },
  });
const after = (before: unknown[], now: unknown[]): Input => ({
  served: { tools: now },
  context: { previous: { digest: toolsetDigest(before), drift: driftOf(before, now) } },
});
const cut = { state: 'cut', reason: 'bytes' } as const;

export const TOOL_LIST: Table<
  | 'mcp-no-tools'
  | 'mcp-duplicate-tools'
  | 'mcp-tool-name-invalid'
  | 'mcp-tool-no-description'
  | 'mcp-tool-no-schema'
  | 'mcp-annotation-contradicts'
  | 'mcp-card-mismatch'
  | 'mcp-tools-changed'
  | 'mcp-model-flagged'
> = {
  'mcp-no-tools': {
    fires: {
      'an empty list': listed({}),
      'two empty pages': listed({ pages: 2 }),
      'an empty list that is not declared': listed({ declared: false }),
    },
    spares: {
      'one tool': {},
      'a list that was cut off': listed(cut),
      'a list that failed': listed({ state: 'failed', reason: 'http_500' }),
      'a server that has no such list': listed({ state: 'not_declared', declared: false }),
    },
  },
  'mcp-duplicate-tools': {
    fires: {
      'two of a name': named('search', 'search'),
      'two of a name far apart': named('search', 'fetch', 'list', 'search'),
      'three of a name': named('a', 'a', 'a'),
      'two of the empty name': named('', ''),
    },
    spares: {
      'names that differ in case': named('search', 'Search'),
      'names that differ in a blank': named('search', 'search '),
      'tools without names': named(undefined, undefined),
      'a list that was cut off': listed(cut, [tool(), tool()]),
    },
  },
  'mcp-tool-name-invalid': {
    fires: {
      'a blank': named('get forecast'),
      'a slash': named('weather/get'),
      'a letter beyond ASCII': named('prévision'),
      '129 characters': named('a'.repeat(129)),
      'the empty name': named(''),
      'a number': named(7),
      'no name': tools(tool({ name: undefined })),
      'a tool that is no object': tools(null),
      'a line feed at its end': named('get_forecast\n'),
    },
    spares: {
      'every kind of character': named('Get-forecast_v2.1'),
      '128 characters': named('a'.repeat(128)),
      'one character': named('a'),
    },
  },
  'mcp-tool-no-description': {
    fires: {
      none: described(undefined),
      'the empty text': described(''),
      blanks: described(' \n\t '),
      'a number': described(7),
      null: described(null),
      'one of two': tools(tool(), tool({ name: 'b', description: '' })),
    },
    spares: {
      'one character': described('?'),
      'any script': described('天気'),
      'a description without a title': tools(tool({ title: undefined })),
    },
  },
  'mcp-tool-no-schema': {
    fires: {
      none: schema(undefined),
      null: schema(null),
      'a list': schema([]),
      true: schema(true),
      'no type': schema({ properties: {} }),
      'a list of types': schema({ type: ['object', 'null'] }),
      'another type': schema({ type: 'string' }),
    },
    spares: {
      'no properties': schema({ type: 'object' }),
      'nothing more allowed': schema({ type: 'object', additionalProperties: false }),
      'a schema of its own dialect': schema({
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
      }),
    },
  },
  'mcp-annotation-contradicts': {
    fires: {
      'a verb that creates': readOnly('create_issue'),
      camelCase: readOnly('deleteFile'),
      'behind a vendor': readOnly('github_update_issue'),
      'behind a domain': readOnly('slack.post-message'),
    },
    spares: {
      'a participle': readOnly('get_deleted_items'),
      'a noun': readOnly('list_updates'),
      'part of a vendor': readOnly('dropbox_search'),
      'behind a verb that reads': readOnly('preview_post'),
      'a setting': readOnly('get_settings'),
      'no hint': named('create_issue'),
      'a hint that is a text': tools(
        tool({ name: 'create_issue', annotations: { readOnlyHint: 'true' } }),
      ),
    },
  },
  'mcp-card-mismatch': {
    fires: {
      'other remotes': card({ remotes: [{ type: 'sse', url: 'https://host.example/sse' }] }),
      'other versions': card({
        remotes: [
          { type: 'streamable-http', url: ENDPOINT, supportedProtocolVersions: ['2024-11-05'] },
        ],
      }),
      'a tool more': card({ tools: [{ name: 'get_forecast' }, { name: 'get_alerts' }] }),
      'another tool': card({ tools: ['forecast'] }),
    },
    spares: {
      'no card': {},
      'a card that agrees': card({ tools: [{ name: 'get_forecast' }] }),
      'a remote without an address': card({ remotes: [{ type: 'streamable-http' }] }),
      'the address that a listed one leads on to': serving({
        ...card({ remotes: [{ type: 'streamable-http', url: 'https://www.host.example/mcp' }] })
          .served,
        opening: exchange({ url: 'https://www.host.example/mcp' }),
      }),
      'a slash at the end of the remote': card({
        remotes: [{ type: 'streamable-http', url: `${ENDPOINT}/` }],
      }),
      'a remote with a slot': card({
        remotes: [{ type: 'streamable-http', url: 'https://{tenant}.example/mcp' }],
      }),
      'the historical shape': serving({
        card: {
          url: 'https://host.example/.well-known/mcp/server-card.json',
          lead: 'historical',
          card: { version: '1.0', serverInfo: { name: 'old', version: '1' }, tools: ['dynamic'] },
        },
      }),
      'tools beside a list that was cut off': {
        served: {
          ...card({ tools: ['forecast'] }).served,
          ...listed(cut, [tool()]).served,
        },
      },
    },
  },
  'mcp-tools-changed': {
    fires: {
      'a tool more': after([tool()], [tool(), tool({ name: 'get_alerts' })]),
      'another description': after([tool()], [tool({ description: 'Forecasts.' })]),
      'another schema': after([tool()], [tool({ inputSchema: { type: 'object' } })]),
      'another hint': after([tool()], [tool({ annotations: { readOnlyHint: true } })]),
      'a digest alone': {
        context: { previous: { digest: `sha256:${'0'.repeat(64)}`, drift: [] } },
      },
    },
    spares: {
      'a first read': {},
      'the same tools': after([tool()], [tool()]),
      'another order': after([tool(), tool({ name: 'b' })], [tool({ name: 'b' }), tool()]),
      'another order of members': after(
        [tool()],
        [Object.fromEntries(Object.entries(tool()).reverse())],
      ),
      'icons, which no model reads': after([tool()], [tool({ icons: [{ src: 'x' }] })]),
      'a list that was cut off': {
        ...after([tool()], []),
        served: listed(cut, []).served ?? {},
      },
    },
  },
  'mcp-model-flagged': {
    fires: Object.fromEntries(
      ['/tools/0/description', '/instructions', '/prompts/0/title'].map((where) => [
        where,
        { context: { modelNotes: [{ where, text: 'reads like an order' }] } },
      ]),
    ),
    spares: {
      'no model': {},
      'a model that has nothing to say': { context: { modelNotes: [] } },
      'a first read without a note': { context: { modelNotes: null } },
    },
  },
};
