/**
 * Writes src/generated/ from data/schemas/: for each schema its types, an ajv standalone validator,
 * so that nothing has to compile a schema at run time, and the order in which members are written.
 * `--check` writes nothing and exits 1 when a file is not up to date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import formatsModule from 'ajv-formats';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';

const SCHEMAS = 'data/schemas';
const OUT = 'src/generated';
const NOTE = '// Generated from data/schemas by `npm run generate`. Do not edit.\n';
const TYPES_OF_NO_SCHEMA: Record<string, string> = {
  'mcp-probe-history':
    "\nexport type Sample = [time: number, status: SampleStatus, latency_ms: number | null];\nexport type SampleStatus = 'unreachable' | 'auth_required' | 'error' | 'failed' | 'ok' | 'ok_empty' | 'live_ok';\n",
  observation:
    '\nexport interface RpcReply {\n  jsonrpc?: unknown;\n  id?: unknown;\n  result?: unknown;\n  error?: unknown;\n  [member: string]: unknown;\n}\n',
};

const standalone = standaloneModule.default;
const addFormats = formatsModule.default;

/** Conditions that a type cannot say: the types are made without them. */
const ONLY_FOR_VALIDATION = new Set([
  'oneOf',
  'if',
  'then',
  'else',
  'propertyNames',
  'minItems',
  'maxItems',
]);

async function typesOf(file: string): Promise<string> {
  const schema = JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'), (key, value) =>
    ONLY_FOR_VALIDATION.has(key) ? undefined : value,
  );
  delete schema.$id;
  const types = await compile(schema, schema.title, {
    bannerComment: '',
    additionalProperties: true,
    unreachableDefinitions: true,
    style: { singleQuote: true },
  });
  return NOTE + types + (TYPES_OF_NO_SCHEMA[file.replace('.schema.json', '')] ?? '');
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}
type Order = { [member: string]: Order } | null;

/** Members in the order of the schema; a list or map has the order of its items. */
function orderOf(schema: Schema, root: Schema): Order {
  if (schema.$ref) return orderOf(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root);
  if (schema.items) return orderOf(schema.items, root);
  if (typeof schema.additionalProperties === 'object')
    return orderOf(schema.additionalProperties, root);
  if (!schema.properties) return null;
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, member]) => [name, orderOf(member, root)]),
  );
}

function orderModule(file: string): string {
  const schema: Schema = JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'));
  return `${NOTE}export default ${JSON.stringify(orderOf(schema, schema), null, 2)} as const;\n`;
}

async function validatorOf(file: string): Promise<string> {
  const schema = JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'));
  const ajv = new Ajv2020({
    code: { source: true, esm: true },
    allErrors: false,
    strict: true,
    strictTuples: false,
    strictRequired: false,
    allowUnionTypes: true,
  });
  addFormats(ajv, ['date-time', 'date', 'uri']);
  ajv.addKeyword('tsType');
  const code = standalone(ajv, ajv.compile(schema));
  const bundled = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
  });
  return `// @ts-nocheck\n${NOTE}${bundled.outputFiles[0]?.text ?? ''}`;
}

const VALIDATOR_TYPES = `${NOTE}export interface SchemaError { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }
declare const validate: { (data: unknown): boolean; errors?: SchemaError[] | null };
export default validate;
`;

async function main(): Promise<void> {
  const wanted = new Map<string, string>();
  for (const file of readdirSync(SCHEMAS)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()) {
    const name = file.replace('.schema.json', '');
    wanted.set(`${name}.ts`, await typesOf(file));
    wanted.set(`${name}.order.ts`, orderModule(file));
    wanted.set(`${name}.validate.js`, await validatorOf(file));
    wanted.set(`${name}.validate.d.ts`, VALIDATOR_TYPES);
  }
  mkdirSync(OUT, { recursive: true });
  const stale = [...wanted].filter(
    ([name, text]) =>
      !existsSync(join(OUT, name)) || readFileSync(join(OUT, name), 'utf8') !== text,
  );
  if (process.argv.includes('--check')) {
    if (stale.length > 0) {
      console.error(
        `src/generated is not up to date: ${stale.map(([name]) => name).join(', ')}. Run npm run generate.`,
      );
      process.exitCode = 1;
    }
    return;
  }
  for (const [name, text] of stale) writeFileSync(join(OUT, name), text);
  console.log(`${wanted.size} files, ${stale.length} written`);
}

await main();
