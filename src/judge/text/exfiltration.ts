import type { Pattern } from './pattern.ts';

/**
 * Asks for data of the conversation or the user to be put in an address that leaves: query, path,
 * sub-domain, a mailbox. Not: the tool's own arguments in the tool's own address.
 */
export const EXFILTRATION: readonly Pattern[] = [
  // Into an address that waits for it.
  'SLOTTED ~5 USERS|LAST ~2 SAID|CHAT|HISTORY',
  'SLOTTED ~6 CHAT|PRIVATE',
  'SLOTTED ~4 token|tokens|key|password|secret|credentials ~5 OTHER ~1 OTHERS',
  'APPEND|ENCODED|SEND|OPEN ~8 PRIVATE|CHAT ~8 URL|#host',
  'CHAT|PRIVATE ~6 SLOTTED',
  'USERS|LAST ~2 SAID ~5 SLOTTED',
  'ENCODED ~5 key|keys|token|secret|password|CHAT|PRIVATE|SAID ~2 #host|#url-slot|#url-open',
  '#url-slot ~2 user_email|user_message|conversation_history|chat_history|system_prompt|user_data|user_input|last_message',

  // Into an address as such.
  'APPEND|ENCODED|SEND|copy ~5 CHAT|PRIVATE ~7 WHERE ~3 LINK',
  'APPEND|ENCODED ~4 USERS|LAST ~2 SAID ~5 WHERE ~3 LINK',
  'APPEND|ENCODED ~4 SAID|HISTORY ~2 you|of ~4 WHERE ~3 LINK',
  'LINK ~4 containing|carrying|holding|contains|with ~4 CHAT|PRIVATE',
  'LINK ~4 containing|carrying|holding|contains|with ~3 USERS ~2 SAID',
  'OPEN|add|include|create|generate ~3 LINK ~6 CHAT|PRIVATE ~5 WHERE|URL',

  // Sent off.
  'SEND ~3 USERS|LAST ~3 SAID|CHAT|HISTORY ~8 URL|#email|#host',
  'SEND ~5 PRIVATE|CHAT ~8 ADDRESS',
  'SEND ~4 HISTORY ~4 of ~4 CHAT|session ~6 ADDRESS',
  'SEND ~3 EVERY ~4 DOCUMENT ~8 ADDRESS',
  'SEND ~3 DOCUMENT ~3 you ~8 ADDRESS',
  'SEND ~4 listing|inventory|list|tree|names ~6 folder|directory|home|disk|files|processes|desktop ~6 ADDRESS',
  'SEND ~3 copy|copies ~2 of ~6 ADDRESS',
  'SEND ~4 result|results|output|response ~3 of ~2 EVERY|other|previous ~8 ADDRESS',
  'SEND ~5 system ~0 prompt ~6 ADDRESS',
  'SEND ~5 CHAT|PRIVATE ~5 our|external|remote|this ~2 server|endpoint|webhook|collector|site|address',

  // Copied by mail.
  'add|include|put|copy|insert|use|set ~4 #email ~5 BCC',
  'BCC ~2 #email ~6 EVERY',
  'EVERY ~8 BCC ~4 #email',
  'add|include|set|put ~3 BCC ~4 #email',
  'forward|send ~4 EVERY ~4 DOCUMENT ~4 #email',
];

/** Names of placeholders that hold what was said or who said it. */
const DATA_SLOT =
  /data|conversation|chat|history|prompt|message|context|secret|token|key|password|email|user|memory|content|summary|session|cookie|env|file|answer|reply|response|result|input|text|info|base64|encoded|payload|exfil/i;
/** Names that the address of an ordinary picture has slots for. */
const PICTURE_SLOT =
  /^(?:width|height|w|h|size|x|y|z|zoom|lat|lon|lng|latitude|longitude|id|[a-z]{0,12}_?id|format|lang|locale|theme|style|color|colour|page|version|owner|repo|repository|branch|package|name|slug|symbol|ticker|icon|date|year|month|day|scale|bbox|layer|filename|ext|hash|sha|code|country|city|label|status|user(?:name)?\/repo)$/i;

const IMAGES =
  /!\[[^\][]{0,200}\]\(\s?<?(?<markdown>https?:[^\s()]{1,600}(?:<[^<>()]{1,80}>)?[^\s()]{0,100})|<img\b[^<>]{0,200}?\bsrc\s?=\s?["']?(?<html>[^"'\s<>]{1,600}(?:<[^<>"]{1,80}>)?[^"'\s<>]{0,100})|!\[[^\][]{0,200}\]:?\s?<?(?<reference>https?:[^\s()]{1,600})/gi;

/** A name whose first label is a place for data: it is looked up, and so sent, by whoever asks for it. */
const SLOT_HOST =
  /[{<](?<first>[^{}<>]{1,60})[}>](?:\.[{<](?<second>[^{}<>]{1,60})[}>])?\.(?:[a-z0-9-]{1,40}\.){1,6}[a-z]{2,12}\b/gi;
/** Labels that a service gives to its customers. */
const TENANT = /^(?:user_?name|user|account|context)$/i;

/** Host names with a slot for data of the user or the conversation. */
export function hostsWithSlots(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  if (!text.includes('}.') && !text.includes('>.')) return found;
  for (const match of text.matchAll(SLOT_HOST)) {
    const { first = '', second } = match.groups ?? {};
    if (!DATA_SLOT.test(first) || (second === undefined && TENANT.test(first))) continue;
    found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length === 20) break;
  }
  return found;
}

/** Pictures whose address has a place for data, or waits for it. */
export function imagesWithSlots(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  if (!text.includes('![') && !text.includes('<')) return found;
  for (const match of text.matchAll(IMAGES)) {
    const { markdown, html, reference } = match.groups ?? {};
    const address = markdown ?? html ?? reference ?? '';
    if (hasDataSlot(address))
      found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length === 20) break;
  }
  return found;
}

const SLOT =
  /\$?\{{1,2}(?<braces>[^{}]{1,80})\}{1,2}|<(?<angles>[^<>]{1,80})>|\[(?<brackets>[^\][]{1,80})\]|%(?<percent>[sd])(?![0-9a-f])|\$(?<variable>[A-Za-z_]{2,40})|(?<==)(?<capitals>[A-Z][A-Z0-9_]{3,40})\b/g;

function hasDataSlot(address: string): boolean {
  const query = address.indexOf('?');
  if (/[?&][\w.-]{1,40}=$/.test(address)) return true;
  for (const match of address.matchAll(SLOT)) {
    const name = Object.values(match.groups ?? {}).find((group) => group !== undefined) ?? '';
    if (PICTURE_SLOT.test(name.trim())) continue;
    const inHost = match.index < address.indexOf('/', 9) || address.indexOf('/', 9) < 0;
    if (DATA_SLOT.test(name) || inHost || (query >= 0 && match.index > query)) return true;
  }
  return false;
}
