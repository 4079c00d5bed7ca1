export interface JsonError {
  line: number;
  column: number;
  /** JSON pointer to the value in which the text stops being JSON. */
  path: string;
  expected: string;
  /** The text ends before the document does. */
  cutOff: boolean;
}

interface Level {
  kind: 'object' | 'array';
  key: string | number;
}
type Expected =
  | 'a value'
  | 'a value or ]'
  | 'a member name'
  | 'a member name or }'
  | ':'
  | ', or }'
  | ', or ]'
  | 'the end of the file';

const SPACE = /[\t\n\r ]*/y;
const STRING = /"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/**
 * Where a text stops being JSON, or null when it is JSON. For texts that JSON.parse refused: not every
 * Node says where.
 */
export function locateJsonError(text: string): JsonError | null {
  const levels: Level[] = [];
  let at = 0;
  let expected: Expected = 'a value';

  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const afterValue = (): Expected => {
    const level = levels.at(-1);
    return level === undefined
      ? 'the end of the file'
      : level.kind === 'object'
        ? ', or }'
        : ', or ]';
  };

  for (;;) {
    take(SPACE);
    const char = text[at];
    const next = step(char, expected, levels);
    if (next !== null) {
      expected = next === 'closed' ? afterValue() : next;
      at++;
    } else if (expected === 'a value' || expected === 'a value or ]') {
      if ((take(STRING) ?? take(SCALAR)) === null) break;
      expected = afterValue();
    } else if (expected === 'a member name' || expected === 'a member name or }') {
      const name = take(STRING);
      const level = levels.at(-1);
      if (name === null || level === undefined) break;
      level.key = JSON.parse(name);
      expected = ':';
    } else if (expected === 'the end of the file' && at === text.length) {
      return null;
    } else {
      break;
    }
  }
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {
    line: before.split('\n').length,
    column: at - lineStart + 1,
    path: levels.map(({ key }) => `/${pointerToken(key)}`).join(''),
    expected,
    cutOff: at === text.length || isUnfinished(text.slice(at)),
  };
}

/** A member name or index as part of a JSON pointer. */
export function pointerToken(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Takes one character of punctuation and says what is expected after it; null when it is none that fits. */
function step(
  char: string | undefined,
  expected: Expected,
  levels: Level[],
): Expected | 'closed' | null {
  const level = levels.at(-1);
  if (expected === 'a value' || expected === 'a value or ]') {
    if (char === '{') {
      levels.push({ kind: 'object', key: '' });
      return 'a member name or }';
    }
    if (char === '[') {
      levels.push({ kind: 'array', key: 0 });
      return 'a value or ]';
    }
  }
  if (expected === ':') return char === ':' ? 'a value' : null;
  const closes =
    (char === '}' && (expected === ', or }' || expected === 'a member name or }')) ||
    (char === ']' && (expected === ', or ]' || expected === 'a value or ]'));
  if (closes) {
    levels.pop();
    return 'closed';
  }
  if (char === ',' && expected === ', or }') return 'a member name';
  if (char === ',' && expected === ', or ]' && typeof level?.key === 'number') {
    level.key++;
    return 'a value';
  }
  return null;
}

/** The rest is the beginning of a string or of a word that would have gone on. */
function isUnfinished(rest: string): boolean {
  return /^"(?:[^"\\]|\\.)*\\?$|^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?\d[\d.eE+-]*)$/s.test(rest);
}
