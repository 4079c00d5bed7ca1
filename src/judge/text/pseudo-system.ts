import { HAS, type Look } from './look.ts';

/** Marks that stand for themselves: pseudo-system tags, chat templates, announced prompts. */
const MARKS = new RegExp(
  [
    String.raw`<\/?(?:system(?:[-_ ](?:prompt|message|reminder|note|instructions?|override))?|sys|assistant|im_start|secret|hidden|admin|override|priority[-_ ]instructions?|instructions?[-_ ](?:to|for)[-_ ](?:ai|llm|agent|model))\s?>`,
    String.raw`<\|(?:im_start|im_end|system|user|assistant|endoftext|start_header_id|end_header_id|eot_id)\|>`,
    String.raw`<<\/?SYS>>`,
    String.raw`\[\/?INST\]`,
    String.raw`\[(?:system|admin|developer|assistant)(?:[ _-](?:prompt|message|note|notice|override|instructions?|update|alert)){0,2}\]`,
  ].join('|'),
  'gi',
);

/** Role labels, which only mean something at the start of a sentence. */
const LABELS = new RegExp(
  [
    String.raw`#{2,4} ?(?:system|new instructions?|end of (?:system )?(?:prompt|instructions?)|instructions? (?:for|to) (?:the )?(?:ai|llm|agent|model|assistant))\b`,
    `(?:system|assistant|developer|admin|administrator) (?:prompt|message|note|notice|override|instructions?|update|alert):`,
    String.raw`(?:begin|end) (?:of )?(?:system|admin|hidden|new) (?:prompt|instructions?|message)\b`,
  ].join('|'),
  'gi',
);
const SHOUTED = /(?:SYSTEM|ASSISTANT|DEVELOPER):|(?:Human|Assistant): /g;

const ANNOUNCES = /\b(?:begin|end) /i;

const MAX_FOUND = 20;

/** Marks that make a text look like the client's own. A role in lower case may be the name of a parameter. */
export function pseudoSystemMarkers({ text, has }: Look): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const mayMark = (has & (HAS.LESS | HAS.BRACKET)) !== 0;
  const mayLabel = (has & (HAS.COLON | HAS.HASH)) !== 0 || ANNOUNCES.test(text);
  if (!mayMark && !mayLabel) return found;
  for (const [marks, atStart, may] of [
    [MARKS, false, mayMark],
    [LABELS, true, mayLabel],
    [SHOUTED, true, mayLabel],
  ] as const) {
    if (!may) continue;
    for (const match of text.matchAll(marks)) {
      if (found.length >= MAX_FOUND) break;
      if (atStart ? !opensSentence(text, match.index) : isCode(text, match.index)) continue;
      found.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  return found;
}

function opensSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 8), at).replace(/[\s*_>`-]+$/, '');
  return (
    before === '' || /[.!?>\]]$/.test(before) || /\n\s*$/.test(text.slice(Math.max(0, at - 4), at))
  );
}

/** In backticks or quotation marks it is spoken about. */
const isCode = (text: string, at: number): boolean =>
  /[`"'“]$/.test(text.slice(Math.max(0, at - 1), at));
