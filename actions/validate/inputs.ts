import { Fault } from '../../src/fault.ts';
import type { FailOn } from '../../src/render/result.ts';

const CHECKS = ['handshake', 'checkup', 'report card'] as const;
/** Without being asked for by name: the report card may call tools that the server marks read-only. */
const BY_DEFAULT = ['handshake', 'checkup'] as const;
const FAIL_ON = ['failed', 'risk', 'error', 'warning', 'never'] as const;

export type CheckName = (typeof CHECKS)[number];

export interface Inputs {
  /** Empty where a command is checked. */
  urls: string[];
  /** A program with its arguments that speaks over stdio. */
  command: string | null;
  checks: CheckName[];
  failOn: FailOn;
  /** A file with the approved tool list. */
  baseline: string | null;
  transport: 'http' | 'sse' | null;
  allowPrivate: boolean;
  /** A command line for the shell, run while the endpoints are checked. */
  start: string | null;
  /** Seconds until the first endpoint has to answer. */
  waitFor: number;
  sarifFile: string | null;
  junitFile: string | null;
  jsonFile: string | null;
  summary: boolean;
}

/** The inputs as the runner passes them (INPUT_*: upper case, dashes kept). Faults usage, naming the input. */
export function parseInputs(env: NodeJS.ProcessEnv): Inputs {
  const text = (name: string) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
  const optional = (name: string) => text(name) || null;
  const list = (name: string, separator: RegExp) =>
    text(name)
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== '');

  const inputs: Inputs = {
    urls: list('url', /\s+/),
    command: optional('command'),
    checks: list('checks', /[,\n]/).map((name) => oneOf('checks', name.toLowerCase(), CHECKS)),
    failOn: oneOf('fail-on', text('fail-on') || 'failed', FAIL_ON),
    baseline: optional('baseline'),
    transport: text('transport')
      ? oneOf('transport', text('transport'), ['http', 'sse'] as const)
      : null,
    allowPrivate: isTrue('allow-private', text('allow-private'), true),
    start: optional('start'),
    waitFor: seconds('wait-for', text('wait-for') || '30'),
    sarifFile: optional('sarif-file'),
    junitFile: optional('junit-file'),
    jsonFile: optional('json-file'),
    summary: isTrue('summary', text('summary'), true),
  };
  if (inputs.checks.length === 0) inputs.checks = [...BY_DEFAULT];
  refuseWhatExcludesEachOther(inputs);
  return inputs;
}

function refuseWhatExcludesEachOther({ urls, command, start, baseline, checks }: Inputs): void {
  if (command !== null && urls.length + (start === null ? 0 : 1) > 0) {
    throw new Fault('usage', 'Input command excludes url and start: it is the server');
  }
  if (urls.length === 0 && command === null) {
    throw new Fault(
      'usage',
      'Input url is empty: expected the address of an MCP endpoint, or one a line',
    );
  }
  for (const url of urls) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new Fault(
        'usage',
        `Input url holds "${url.slice(0, 100)}": expected an absolute http or https URL`,
      );
    }
  }
  if (baseline !== null && urls.length > 1) {
    throw new Fault(
      'usage',
      'Input baseline is of one server, but url names several: use a step each',
    );
  }
  if (baseline !== null && !checks.includes('checkup')) {
    throw new Fault(
      'usage',
      'Input baseline is compared by the checkup, which checks does not name',
    );
  }
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new Fault(
    'usage',
    `Input ${name} is "${value.slice(0, 100)}": expected ${allowed.join(', ')}`,
  );
}

/** The spellings of YAML 1.2's core schema, as @actions/core takes them. */
function isTrue(name: string, value: string, otherwise: boolean): boolean {
  if (value === '') return otherwise;
  return oneOf(name, value.toLowerCase(), ['true', 'false'] as const) === 'true';
}

function seconds(name: string, value: string): number {
  const number = Number(value);
  if (/^\d{1,4}$/.test(value) && number >= 1 && number <= 3600) return number;
  throw new Fault(
    'usage',
    `Input ${name} is "${value.slice(0, 100)}": expected a whole number of seconds from 1 to 3600`,
  );
}
