import { terminalText } from '../../src/render/text.ts';
import { holds } from './check.ts';
import type { GateResult } from './gate.ts';

/** Whether the site may be published. */
export function mayPass({ checks, tarBytes }: GateResult, limit: number): boolean {
  return checks.every(holds) && tarBytes < limit;
}

/** From this share of the limit on, the size is a warning. */
const NEAR = 0.8;

/** What was found, a line a check, with the first things that are wrong below it. */
export function gateReport(result: GateResult, limit: number): string {
  const lines = result.checks.flatMap((check) => {
    const { name, seen, failures, examples } = check;
    const said =
      seen === 0 ? 'nothing was seen' : failures === 0 ? `${seen}` : `${failures} wrong of ${seen}`;
    const more = failures - examples.length;
    return [
      `${holds(check) ? 'ok  ' : 'FAIL'}  ${name}: ${said}`,
      ...examples.map((example) => `        ${terminalText(example)}`),
      ...(more > 0 ? [`        and ${more} more`] : []),
    ];
  });
  return `${[...lines, sizeLine(result, limit)].join('\n')}\n`;
}

function sizeLine({ files, bytes, tarBytes }: GateResult, limit: number): string {
  const verdict = tarBytes >= limit ? 'FAIL' : tarBytes >= limit * NEAR ? 'NEAR' : 'ok  ';
  const share = ((100 * tarBytes) / limit).toFixed(1);
  return `${verdict}  the site fits its host: ${files} files, ${megabytes(bytes)}, as a tar ${megabytes(tarBytes)}, which is ${share} % of ${megabytes(limit)}`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
