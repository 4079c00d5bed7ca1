import { writeFile } from 'node:fs/promises';
import { Fault } from '../../fault.ts';
import { review as runReview } from '../../pipeline/review.ts';
import { jsonDocument } from '../../render/json.ts';
import { reviewMarkdown } from '../../render/review-markdown.ts';
import { reviewText } from '../../render/review-text.ts';
import { countsOf } from '../../review/review.ts';
import { print } from '../print.ts';

export interface ReviewArguments {
  format: 'text' | 'markdown' | 'json';
  data: string;
  rest?: string;
  author?: string;
  maintainer?: boolean;
}

/** Prints what changed in data/ from one revision or folder to another. Gives the exit code: 1 where an invariant does not hold. */
export async function review(
  base: string,
  head: string,
  options: ReviewArguments,
): Promise<number> {
  const { format, data, author, maintainer = false } = options;
  const result = await runReview({
    base,
    head,
    data,
    author: author === undefined ? null : { login: author, isMaintainer: maintainer },
  });
  if (format === 'json') await print(jsonDocument({ ...result, counts: countsOf(result) }));
  else {
    const { text, rest } = format === 'markdown' ? reviewMarkdown(result) : reviewText(result);
    if (options.rest !== undefined) await writeRest(options.rest, rest ?? '');
    await print(text);
  }
  return result.violations.length > 0 ? 1 : 0;
}

async function writeRest(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((cause: NodeJS.ErrnoException) => {
    throw new Fault('usage', `${file} can't be written: ${cause.code ?? cause.message}`, { cause });
  });
}
