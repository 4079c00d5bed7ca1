import { type Html, markup } from '../html.ts';
import type { Tone } from '../view/status.ts';

/** A shape for each tone, so that colour is never the only sign. Words always stand beside it. */
const SHAPES: Record<Tone, string> = {
  good: '<path d="M4 8.5l2.8 2.8L12 5.5"/>',
  gate: '<path d="M4.5 7.5h7V13h-7zM6 7.5V5.3a2 2 0 0 1 4 0v2.2"/>',
  bad: '<path d="M4.5 4.5l7 7M11.5 4.5l-7 7"/>',
  quiet: '<path d="M4 8h8"/>',
  local: '<path d="M3 4h10v6.5H3zM6 13h4"/>',
};

export function icon(tone: Tone): Html {
  return markup(
    `<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">${SHAPES[tone]}</svg>`,
  );
}
