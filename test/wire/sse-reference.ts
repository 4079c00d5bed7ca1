import type { SseEvent } from '../../src/wire/sse-parser.ts';

/** The WHATWG's event stream rules over a whole text, as plainly as they can be written; the last block counts without its blank line. */
export function sseReference(text: string): SseEvent[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cutOff = lines.length;
  const events: SseEvent[] = [];
  let block = { event: '', data: [] as string[], id: null as string | null };
  for (const [index, line] of [...lines, ''].entries()) {
    if (line === '') {
      // The text after the last line end is no line, and a blank one there ends nothing.
      const unterminated = index >= cutOff - 1;
      if (block.data.length > 0) {
        const event = block.event || 'message';
        events.push({ event, data: block.data.join('\n'), id: block.id, unterminated });
      }
      block = { event: '', data: [], id: null };
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?([\s\S]*))?$/.exec(line) ?? [];
    if (field === 'data') block.data.push(value);
    else if (field === 'event') block.event = value;
    else if (field === 'id' && !value.includes('\0')) block.id = value;
  }
  return events;
}
