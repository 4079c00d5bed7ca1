import { cut, terminalText } from '../../src/render/text.ts';

export interface Column<Row> {
  title: string;
  /** Most characters shown. */
  max: number;
  alignRight?: boolean;
  /** Text from anywhere: it is made inert here. */
  value: (row: Row) => string;
}

/** Rows as lines of a plain table. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = rows.map((row) =>
    columns.map(({ value, max }) => cut(terminalText(value(row)), max)),
  );
  const titles = columns.map(({ title }) => title);
  const widths = columns.map((_, index) =>
    Math.max(...[titles, ...cells].map((line) => length(line[index] ?? ''))),
  );
  const line = (values: readonly string[]): string =>
    columns
      .map(({ alignRight }, index) => {
        const text = values[index] ?? '';
        const space = ' '.repeat((widths[index] ?? 0) - length(text));
        return alignRight ? space + text : text + space;
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(titles), rule, ...cells.map(line)].join('\n');
}

const length = (text: string): number => [...text].length;
