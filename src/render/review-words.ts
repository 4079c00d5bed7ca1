import type { Suspicion } from '../review/suspicious.ts';

/** What is more than ordinary, as a sentence with a place for what somebody else wrote. */
export function suspicionWords(
  { code, where, count, most }: Suspicion,
  shown: (text: string) => string,
): string {
  const at = where === null ? '' : shown(where);
  const more = `(${most} at most are ordinary)`;
  switch (code) {
    case 'many_removed':
      return `${count} listings are removed ${more}`;
    case 'many_moved':
      return `${count} endpoints have another address, transport or name ${more}`;
    case 'many_added':
      return `${count} listings are added ${more}`;
    case 'many_deprecated':
      return `${count} listings are deprecated, or active again ${more}`;
    case 'many_rewritten':
      return `${count} listings have another title, description, repository or website ${more}`;
    case 'one_publisher':
      return `${count} listings are added in the one namespace ${at} ${more}`;
    case 'one_host_of_late':
      return `${count} endpoints moved to the one host ${at} in 28 days ${more}`;
    case 'one_namespace':
      return `${count} changes in the one namespace ${at} ${more}`;
    case 'one_host':
      return `${count} endpoints moved to the one host ${at} ${more}`;
    case 'one_description':
      return `${count} descriptions became the same text, ${at} ${more}`;
  }
}
