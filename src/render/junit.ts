import { type FailOn, isFailure, type Result, type Row } from './result.ts';
import { cut, oneLine, xmlText } from './text.ts';

const MOST_OF_A_TEXT = 1000;

/**
 * Results as JUnit XML: a suite a result, a case a row. A row that `failOn` counts is a failure, one that
 * did not run is skipped, and what else was seen stands in the case's output.
 */
export function junit(results: readonly Result[], failOn: FailOn): string {
  const suites = results.map((result) => ({ result, cases: result.rows }));
  const all = counts(
    suites.flatMap(({ cases }) => cases),
    failOn,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Roll Call" ${all}>`,
    ...suites.flatMap(({ result, cases }) => [
      `  <testsuite name="${text(`${result.kind} ${result.endpoint}`)}" ${counts(cases, failOn)}>`,
      ...cases.map((row) => testCase(result, row, failOn)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase({ kind, endpoint }: Result, row: Row, failOn: FailOn): string {
  const name = row.where === null ? row.id : `${row.id} ${row.where}`;
  const open = `    <testcase classname="${text(`${kind} ${endpoint}`)}" name="${text(name)}"`;
  const seen = text([`${row.state}: ${row.text}`, row.detail].filter(Boolean).join(' '));
  if (isFailure(row, failOn)) {
    const type = text(row.state);
    return `${open}>\n      <failure message="${text(row.text)}" type="${type}">${seen}</failure>\n    </testcase>`;
  }
  if (row.level === 'not_checked') {
    return `${open}>\n      <skipped message="${text(row.text)}"/>\n    </testcase>`;
  }
  return `${open}>\n      <system-out>${seen}</system-out>\n    </testcase>`;
}

function counts(rows: readonly Row[], failOn: FailOn): string {
  const failures = rows.filter((row) => isFailure(row, failOn)).length;
  const skipped = rows.filter(({ level }) => level === 'not_checked').length;
  return `tests="${rows.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

/** The document may be printed into a workflow's log, where a line that starts with `::` is a command, and `##[` anywhere. */
function text(value: string): string {
  return xmlText(oneLine(cut(value, MOST_OF_A_TEXT))).replaceAll('##[', '##&#91;');
}
