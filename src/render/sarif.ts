import { createHash } from 'node:crypto';
import { VERSION } from '../version.ts';
import { inertJson } from './inert-json.ts';
import type { Level, Result, Row } from './result.ts';
import { cut, visible } from './text.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MOST_OF_A_TEXT = 1000;

type Found = Exclude<Level, 'pass' | 'not_checked'>;

/**
 * Results as one SARIF 2.1.0 log with one run. What was found becomes a result; what did not run is a
 * notification of the invocation, so that code scanning opens no alert about it; what is fine is neither.
 */
export function sarif(results: readonly Result[]): string {
  const located = results.flatMap((result) => result.rows.map((row) => ({ result, row })));
  const rules = [...new Map(located.map(({ row, result }) => [ruleId(result, row), row]))];
  const indexes = new Map(rules.map(([id], index) => [id, index]));
  const nth = new Map<string, number>();
  const ruleOf = (result: Result, row: Row) => {
    const id = ruleId(result, row);
    return { id, index: indexes.get(id) ?? -1 };
  };

  function sarifResult({ result, row }: { result: Result; row: Row & { level: Found } }) {
    const key = [result.kind, result.endpoint, row.id].join('\n');
    const count = nth.get(key) ?? 0;
    nth.set(key, count + 1);
    const rule = ruleOf(result, row);
    return {
      ruleId: rule.id,
      ruleIndex: rule.index,
      level: row.level,
      message: { text: messageOf(row) },
      locations: [locationOf(result, row)],
      partialFingerprints: {
        'rollcall/v1': createHash('sha256').update(`${key}\n${count}`).digest('hex'),
      },
    };
  }

  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Roll Call',
            semanticVersion: VERSION,
            rules: rules.map(([id, row]) => descriptor(id, row)),
          },
        },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: located
              .filter(({ row }) => row.level === 'not_checked')
              .map(({ result, row }) => ({
                level: 'note',
                message: { text: messageOf(row) },
                associatedRule: ruleOf(result, row),
                locations: [locationOf(result, row)],
              })),
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: located.flatMap(({ result, row }) =>
          isFound(row) ? [sarifResult({ result, row })] : [],
        ),
      },
    ],
  };
  return `${inertJson(log, 2)}\n`;
}

function isFound(row: Row): row is Row & { level: Found } {
  return row.level !== 'pass' && row.level !== 'not_checked';
}

function ruleId(result: Result, row: Row): string {
  return result.kind === row.id ? row.id : `${result.kind}/${row.id}`;
}

/** The same whatever was found, where that is known: a rule is shown beside all of its alerts. */
function descriptor(id: string, row: Row) {
  const about = row.about ?? row.help;
  return {
    id,
    name: row.id.replace(/(?:^|[-_])([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: text(row.title) },
    ...(about && { fullDescription: { text: text(about) }, help: { text: text(about) } }),
  };
}

function locationOf({ endpoint }: Result, { where }: Row) {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(endpoint) },
      region: { startLine: 1 },
    },
    logicalLocations: [
      { fullyQualifiedName: text(where === null ? endpoint : `${endpoint} ${where}`) },
    ],
  };
}

/** An endpoint that is no URL still has to be a reference that parses. */
function uriOf(endpoint: string): string {
  // A URL of an opaque path keeps its blanks.
  if (URL.canParse(endpoint)) return new URL(endpoint).href.replaceAll(' ', '%20');
  return encodeURIComponent(endpoint.replace(/\p{Cs}/gu, '\ufffd')) || 'about:blank';
}

function messageOf(row: Row): string {
  const { state, text: seen, detail, about, help } = row;
  const todo = about !== undefined && isFound(row) ? help : null;
  return text([`${state}: ${seen}`, todo, detail].filter(Boolean).join(' '));
}

function text(value: string): string {
  return visible(cut(value, MOST_OF_A_TEXT)) || '(blank)';
}
