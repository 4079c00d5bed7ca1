/** The kinds of the public suite: a signal, cheap and noisy by design (spec/checkup-peer.md, 9). */
export type HygieneFlag =
  | 'zero_width_chars'
  | 'unicode_tag_chars'
  | 'bidi_override'
  | 'private_use_area'
  | 'excessive_length'
  | 'injection_imperative'
  | 'pseudo_system_delimiter'
  | 'embedded_markup'
  | 'non_ascii_tool_name';

const LONGEST_DESCRIPTION = 2048;

/** Phrase families: whole words, any case, any white space between them. */
const IMPERATIVES = [
  /\bignore\s+(?:(?:all|any)\s+)?(?:previous|prior|above|earlier)\b/i,
  /\bdisregard\s+(?:(?:all|any)\s+)?(?:previous|prior|above|the)\b/i,
  /\bdo\s+not\s+(?:tell|inform|mention|reveal|show)\s+(?:the\s+)?(?:user|human)\b/i,
  /\b(?:system|developer)\s+prompt\b/i,
  /\byou\s+(?:must|should|shall)\s+(?:always|never)\b/i,
  /\bbefore\s+(?:using|calling)\s+any\s+other\s+tool\b/i,
  /\b(?:read|send|upload|post|exfiltrate|dump|cat)\b.{0,40}?(?:\.env\b|~\/\.ssh\b|\bid_rsa\b|\.aws\/credentials\b|\bnetrc\b|\.npmrc\b)/is,
];

/** In a name or in a description; the order is that of the report. */
const ANYWHERE: [HygieneFlag, RegExp[]][] = [
  ['zero_width_chars', [/[\u200B-\u200F\u2060-\u2064\uFEFF\u180E]/]],
  ['unicode_tag_chars', [/[\u{E0000}-\u{E007F}]/u]],
  ['bidi_override', [/[\u202A-\u202E\u2066-\u2069]/]],
  ['private_use_area', [/[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u]],
  ['injection_imperative', IMPERATIVES],
  [
    'pseudo_system_delimiter',
    [
      /<\/?(?:system|instructions?|important|assistant|user)\s*>/i,
      /\[\/?INST\]/i,
      /<\|[a-z_]+\|>/i,
    ],
  ],
  ['embedded_markup', [/<(?:script|iframe)\b/i, /\bon(?:error|load|click)\s*=/i, /\bjavascript:/i]],
];

/** A joiner inside of an emoji sequence (UTS #51) hides nothing: the one difference to the public suite. */
const EMOJI_ELEMENT = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?';
const EMOJI_SEQUENCE = new RegExp(`${EMOJI_ELEMENT}(?:\\u200D${EMOJI_ELEMENT})+`, 'gu');

/** The kinds that hit in a tool's name and description. */
export function hygieneFlags(name: string, description: string): HygieneFlag[] {
  const flags = new Set<HygieneFlag>();
  for (const text of [name, description]) {
    const seen = text.replace(EMOJI_SEQUENCE, (emoji) => emoji.replaceAll('\u200D', ''));
    for (const [flag, patterns] of ANYWHERE) {
      if (patterns.some((pattern) => pattern.test(seen))) flags.add(flag);
    }
  }
  if (description.length > LONGEST_DESCRIPTION) flags.add('excessive_length');
  if (/[^\x20-\x7e]/.test(name)) flags.add('non_ascii_tool_name');
  return [...flags];
}
