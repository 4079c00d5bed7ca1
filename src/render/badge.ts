import { makeBadge } from 'badge-maker';
import { xmlText } from './markup.ts';
import { BADGE_COLOURS, BADGE_LABEL, type BadgeWords } from './shields.ts';

/** Measuring text is what costs, and few different badges exist: each is drawn once. */
const drawn = new Map<string, string>();

/**
 * An SVG badge. `date` (UTC, `2026-11-30`) is the day of what it says, and stands in the title,
 * which is what a screen reader and a pointer get; null where there is no such day.
 */
export function badgeSvg(words: BadgeWords, date: string | null): string {
  const svg = plainBadge(words);
  const spoken = `${BADGE_LABEL}: ${words.message}`;
  return svg.replace(
    /<title>.*?<\/title>/,
    `<title>${xmlText(date === null ? spoken : `${spoken} (data of ${date})`)}</title>`,
  );
}

function plainBadge({ message, colour }: BadgeWords): string {
  const key = `${colour} ${message}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const svg = makeBadge({
    label: BADGE_LABEL,
    message,
    color: BADGE_COLOURS[colour],
    labelColor: BADGE_COLOURS.grey,
  });
  drawn.set(key, svg);
  return svg;
}
