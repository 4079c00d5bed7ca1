import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';

const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(readFileSync('test/cases/sarif-schema-2.1.0-rtm.5.json', 'utf8'));
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
formats.default(ajv);
// The schema is written in draft 4; of what changed since, it uses nothing but the name of `id`.
const validate = ajv.compile(schema);

/** What the published schema of SARIF 2.1.0 has against a log. */
export function sarifErrors(log: unknown): string[] {
  validate(log);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
