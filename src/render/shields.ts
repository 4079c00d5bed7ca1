import type { Standing } from './standing.ts';

/** The four badge colours, each with at least 4.5:1 against white text. */
export const BADGE_COLOURS = {
  green: '#1a7f37',
  red: '#cf222e',
  amber: '#9a6700',
  grey: '#555555',
} as const;

export const BADGE_LABEL = 'MCP roll call';

export interface BadgeWords {
  message: string;
  colour: keyof typeof BADGE_COLOURS;
}

const COLOUR_OF: Record<string, BadgeWords['colour']> = {
  live_ok: 'green',
  auth_required: 'amber',
  unreachable: 'red',
};

/** What a listing's badge says: status and grade, in words. */
export function badgeWords(standing: Pick<Standing, 'status' | 'grade'>): BadgeWords {
  return {
    message: `${standing.status.label} · grade ${standing.grade.letter}`,
    colour: COLOUR_OF[standing.status.code] ?? 'grey',
  };
}

export const UNKNOWN_WORDS: BadgeWords = { message: 'not listed yet', colour: 'grey' };

/** The document of Shields' `endpoint` badge, with a trailing newline. */
export function shieldsJson({ message, colour }: BadgeWords): string {
  return `${JSON.stringify({
    schemaVersion: 1,
    label: BADGE_LABEL,
    message,
    color: BADGE_COLOURS[colour].slice(1),
    cacheSeconds: 3600,
  })}\n`;
}

/** A checkup's badge shows its two counts, and is grey: there is no verdict over the rows. */
export function checkupBadgeWords(counts: { observed: number; not_checked: number }): BadgeWords {
  return {
    message: `${counts.observed} observed · ${counts.not_checked} not checked`,
    colour: 'grey',
  };
}
