import { makeBadge } from 'badge-maker';
import { cut } from './cut.ts';
import { xmlText } from './markup.ts';
import { BADGE_COLOURS, BADGE_LABEL, type BadgeWords } from './shields.ts';
import { oneLine } from './visible.ts';

const LONGEST = 80;

/** Measuring text is what costs, and few different badges exist: each is drawn once. */
const drawn = new Map<string, string>();

/**
 * An SVG badge. `date` (UTC, `2026-11-30`) is the day of what it says, and stands in the title,
 * which is what a screen reader and a pointer get; null where there is no such day.
 */
export function badgeSvg(words: BadgeWords, date: string | null): string {
  const svg = plainBadge(words);
  const spoken = `${BADGE_LABEL}: ${shown(words.message)}`;
  const title = xmlText(date === null ? spoken : `${spoken} (data of ${date})`);
  // A function: in a text, `$&` would mean what was found.
  return svg.replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`);
}

function plainBadge({ message, colour }: BadgeWords): string {
  const key = `${colour} ${message}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const svg = makeBadge({
    label: BADGE_LABEL,
    message: shown(message),
    color: BADGE_COLOURS[colour],
    labelColor: BADGE_COLOURS.grey,
  });
  drawn.set(key, svg);
  return svg;
}

/** One line without hidden characters, which no XML could hold either. */
function shown(message: string): string {
  return cut(oneLine(message), LONGEST);
}
