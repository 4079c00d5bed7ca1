// Everything that a server or the registry wrote passes through one of these before it is shown.
export { cut } from './cut.ts';
export { logText, terminalText } from './log.ts';
export { markdownCode, markdownText } from './markdown.ts';
export { htmlText, xmlText } from './markup.ts';
export { oneLine, visible } from './visible.ts';
