import type { Review } from './review.ts';

/** What a pull of the registry changes; anything else in the same pull request is not its doing. */
const OF_A_SYNC = new Set([
  'removed',
  'moved',
  'renamed',
  'transport',
  'deprecated',
  'reactivated',
  'added',
  'title',
  'description',
  'version',
  'other',
]);

/** Why a sync's pull request waits for a person, in words; none where it merges itself. */
export function reasonsToWait({ violations, suspicious, sections }: Review): string[] {
  const foreign = sections.filter(({ kind }) => !OF_A_SYNC.has(kind));
  return [
    ...(violations.length > 0
      ? [
          `what must hold of the data does not, in ${violations.length} ${violations.length === 1 ? 'place' : 'places'}`,
        ]
      : []),
    ...(suspicious.length > 0 ? ['it changes more than an ordinary week does'] : []),
    ...foreign.map(({ title }) => `a sync does not change this: ${title.toLowerCase()}`),
  ];
}
