import { join } from 'node:path';
import type { ReviewExceptions } from '../generated/review-exceptions.ts';
import validate from '../generated/review-exceptions.validate.js';
import { readDocument } from './read.ts';

/** Reads data/review-exceptions.json, where a rule of a review is known not to hold; without the file, nowhere. */
export async function readReviewExceptions(dir: string): Promise<ReviewExceptions> {
  const exceptions = await readDocument<ReviewExceptions>(
    join(dir, 'review-exceptions.json'),
    validate,
  );
  return exceptions ?? { schema_version: 1, exceptions: [] };
}
