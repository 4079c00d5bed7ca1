import { schemaTexts } from './walk-schema.ts';

/** What a server showed, as far as its texts go: a `Served` is one. Its items are of any type. */
export interface TextSource {
  instructions?: unknown;
  serverInfo?: unknown;
  tools?: readonly unknown[];
  prompts?: readonly unknown[];
  resources?: readonly unknown[];
  templates?: readonly unknown[];
  calls?: readonly { tool: string; texts: readonly string[] }[];
  reads?: readonly { uri: string; texts: readonly string[] }[];
}

/** `content` is what a call or a read returned; everything else describes the server. */
export type Place = 'name' | 'text' | 'content';

export interface VisibleText {
  /** A JSON Pointer (RFC 6901) into the source. */
  path: string;
  text: string;
  place: Place;
}

/** Most texts that are looked at: a toolset of 2 MB has some 50,000. */
const MAX_TEXTS = 200_000;

/** Every text that a model is given, in the order of the source. Icons are pictures, not text, and left out. */
export function* visibleTexts(source: TextSource): Generator<VisibleText> {
  let count = 0;
  for (const text of everyText(source)) {
    if (count === MAX_TEXTS) return;
    count += 1;
    yield text;
  }
}

function* everyText(source: TextSource): Generator<VisibleText> {
  yield* members(source, '', ['instructions']);
  yield* members(source.serverInfo, '/serverInfo', ['name', 'title', 'version', 'description']);
  for (const [path, tool] of items(source.tools, '/tools')) {
    yield* members(tool, path, ['name', 'title', 'description']);
    yield* members(member(tool, 'annotations'), `${path}/annotations`, ['title']);
    for (const key of ['inputSchema', 'outputSchema']) {
      yield* schemaTexts(member(tool, key), `${path}/${key}`);
    }
  }
  for (const [path, prompt] of items(source.prompts, '/prompts')) {
    yield* members(prompt, path, ['name', 'title', 'description']);
    for (const [at, argument] of items(member(prompt, 'arguments'), `${path}/arguments`)) {
      yield* members(argument, at, ['name', 'title', 'description']);
    }
  }
  for (const [path, resource] of [
    ...items(source.resources, '/resources'),
    ...items(source.templates, '/templates'),
  ]) {
    yield* members(resource, path, ['name', 'title', 'description', 'uri', 'uriTemplate']);
    yield* members(member(resource, 'annotations'), `${path}/annotations`, ['title']);
  }
  for (const list of ['calls', 'reads'] as const) {
    for (const [path, one] of items(source[list], `/${list}`)) {
      for (const [at, text] of items(member(one, 'texts'), `${path}/texts`)) {
        if (typeof text === 'string' && text !== '') yield { path: at, text, place: 'content' };
      }
    }
  }
}

const NAMES = new Set(['name', 'uri', 'uriTemplate', 'version']);

function* members(owner: unknown, path: string, keys: readonly string[]): Generator<VisibleText> {
  for (const key of keys) {
    const text = member(owner, key);
    if (typeof text !== 'string' || text === '') continue;
    yield { path: `${path}/${key}`, text, place: NAMES.has(key) ? 'name' : 'text' };
  }
}

function member(owner: unknown, key: string): unknown {
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) return undefined;
  return (owner as Record<string, unknown>)[key];
}

function* items(list: unknown, path: string): Generator<[string, unknown]> {
  if (!Array.isArray(list)) return;
  for (const [index, item] of list.entries()) yield [`${path}/${index}`, item];
}
