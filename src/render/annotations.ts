import type { Result, Row } from './result.ts';
import { cut, oneLine } from './text.ts';

/** The runner shows ten of a type for a step (actions/runner, ExecutionContext.cs) and cuts a message at 4,096 characters. */
const MOST_OF_A_TYPE = 10;
const MOST_OF_A_MESSAGE = 2000;
const MOST_OF_A_TITLE = 200;

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

export interface Annotations {
  /** Workflow commands, one a line, each with its line end. */
  text: string;
  /** How many were found but not annotated: the summary has them. */
  left: number;
}

/** What was found as annotations of a workflow's run: of each type the first ten. */
export function annotations(results: readonly Result[]): Annotations {
  let text = '';
  let left = 0;
  for (const [level, command] of Object.entries(COMMANDS)) {
    const found = results.flatMap((result) =>
      result.rows.filter((row) => row.level === level).map((row) => ({ result, row })),
    );
    for (const { result, row } of found.slice(0, MOST_OF_A_TYPE)) {
      text += `::${command} title=${property(titleOf(result, row))}::${data(messageOf(result, row))}\n`;
    }
    left += Math.max(0, found.length - MOST_OF_A_TYPE);
  }
  return { text, left };
}

function titleOf({ kind }: Result, row: Row): string {
  return cut(oneLine(row.id === kind ? row.title : `${row.title} (${row.id})`), MOST_OF_A_TITLE);
}

function messageOf({ endpoint }: Result, { state, text, where, detail, help }: Row): string {
  const parts = [`${state}: ${text}`, where, detail, help, `[${endpoint}]`];
  return cut(oneLine(parts.filter(Boolean).join(' ')), MOST_OF_A_MESSAGE);
}

/** The escapes of a command's message (actions/toolkit, command.ts). `##[` starts a command of the older form wherever it stands. */
function data(text: string): string {
  return text
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll('##[', '##\\[');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
