import type { Pattern } from './pattern.ts';

/**
 * Asks for data of the conversation or the user to be put in an address that leaves: query, path,
 * sub-domain, a mailbox. Not: the tool's own arguments in the tool's own address.
 */
export const EXFILTRATION: readonly Pattern[] = [
  // Into an address that waits for it.
  'SLOTTED ~5 USERS|LAST ~2 SAID|CHAT|HISTORY',
  'SLOTTED ~6 CHAT|PRIVATE',
  'SLOTTED ~4 everything|all|anything|what|whatever ~3 USER|YOU ~4 SAYS|know|remember',
  'SLOTTED ~8 what|everything|whatever ~3 SAYS',
  'ENCODED ~5 LAST|USERS ~2 SAID ~8 #host',
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

  'LINK ~8 followed ~2 summary|everything|CHAT|PRIVATE',
  'SEND|APPEND|ENCODED ~8 YOU ~1 know|remember|learned|have|saw ~4 USER ~8 LINK|ADDRESS',
  'SEND|APPEND|ENCODED ~4 everything|all|anything|whatever|what ~2 USER ~4 SAYS ~10 LINK|ADDRESS',
  'APPEND|SEND|ENCODED ~6 SAID|HISTORY ~2 of ~2 USER|USERS ~8 SLOTTED',
  'LINK ~3 YOU ~5 carry|carries|contain|contains|include|includes|hold|have|has ~4 USERS ~2 SAID|CHAT',
  'email|mail|message ~1 the|all|every|each|your|whole|full ~3 CHAT|PRIVATE|HISTORY ~8 ADDRESS',

  // Sent off.
  'SEND ~3 USERS|LAST ~3 SAID|CHAT|HISTORY ~8 URL|#email|#host',
  'SEND ~5 PRIVATE|CHAT ~8 ADDRESS',
  'SEND ~7 with|along|and ~2 USERS ~2 SAID ~6 ADDRESS',
  'SEND ~4 HISTORY ~4 of ~4 CHAT|session ~6 ADDRESS',
  'SEND ~3 EVERY ~4 DOCUMENT ~8 ADDRESS',
  'SEND ~3 DOCUMENT ~3 you ~8 ADDRESS',
  'EVERY ~4 DOCUMENT ~3 YOU ~4 SEND ~5 ADDRESS',
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
