import { junit } from './junit.ts';
import type { FailOn, Result } from './result.ts';
import { resultMarkdown } from './result-markdown.ts';
import { sarif } from './sarif.ts';

export type Format = 'sarif' | 'junit' | 'markdown';

/** One result as a document of this format, with a line end. */
export function formatted(format: Format, result: Result, failOn: FailOn): string {
  switch (format) {
    case 'sarif':
      return sarif([result]);
    case 'junit':
      return junit([result], failOn);
    case 'markdown':
      return resultMarkdown(result);
  }
}
