const NOT_ASCII = /[^\0-\x7f]/;
const HIDDEN = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** JSON in which hidden and bidi characters stand as escapes: the same value to a parser, harmless to look at. */
export function inertJson(value: unknown): string {
  const json = JSON.stringify(value);
  return NOT_ASCII.test(json) ? json.replace(HIDDEN, escaped) : json;
}

function escaped(character: string): string {
  let text = '';
  for (let i = 0; i < character.length; i += 1) {
    text += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }
  return text;
}
