import { CHECKS } from '../judge/checkup/index.ts';
import { markdownText } from './text.ts';

/** What each of the fifteen checks looks at, how, and what it cannot tell: Markdown to unfold. */
export function checksAbout(): string {
  return [
    '<details><summary>What each check looks at, how, and what it cannot tell</summary>',
    '',
    ...CHECKS.map(
      ({ id, looks_at, how, cannot_tell }) =>
        `- \`${id}\`: ${markdownText(`${looks_at} ${how} ${cannot_tell}`)}`,
    ),
    '',
    '</details>',
    '',
  ].join('\n');
}
