import { oneLine, visible } from './visible.ts';

/**
 * Inert in the log of a GitHub workflow: no line starts a workflow command (`::error::`, `::set-output …`;
 * the runner trims white space before it looks) and the older `##[error]` is broken wherever it stands.
 * Inside a command's message the runner decodes %0A, %0D and %25: those are encoded, so that it decodes them to themselves.
 * Source: actions/runner, ActionCommand.cs.
 */
export function logText(text: string): string {
  return withoutCommands(visible(text)).replace(/%(?=0A|0D|25)/gi, '%25');
}

/** For a terminal, which may be a workflow's log: hidden characters (escape sequences among them) shown, on one line, no command. */
export function terminalText(text: string): string {
  return withoutCommands(oneLine(text));
}

function withoutCommands(text: string): string {
  return text.replace(/^(\s*)(?=::)/gmu, '$1\\').replaceAll('##[', '##\\[');
}
