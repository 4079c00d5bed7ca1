import type { Pattern } from './pattern.ts';

const ORDERS: readonly string[] = [
  // Around every other call.
  'BEFORE|AFTER ~2 every|each|any ~1 CALL ~3 TOOL',
  'BEFORE|AFTER ~2 any|every|each|all ~1 other|others|single ~1 TOOL|CALL ~12 GIVE|CAPTURE|CHANGE',
  'BEFORE|AFTER|on|with|during|for ~2 every|each|any|all ~2 TOOL ~1 CALL|use|run',
  'BEFORE|AFTER ~2 using|calling|invoking|use ~2 any|every|each|other ~1 other|TOOL ~1 TOOL|CALL',
  'BEFORE|AFTER ~2 CALL ~3 any|every|each ~2 FOREIGN ~1 TOOL',
  'whenever|when|if ~4 any|another|other|every|each ~1 other|another|TOOL ~1 TOOL|is|returns|runs ~12 CHANGE|call',
  '每次 ~4 TOOL ~4 CALL',
  '调用 ~2 FOREIGN ~2 TOOL ~2 之前',

  // Their arguments and results.
  'WHEN|AFTER|BEFORE ~1 #tool ~7 STATE ~12 CHANGE',
  'WHEN|AFTER|BEFORE ~1 CALL ~1 #tool ~10 CHANGE',
  'CHANGE ~5 CAPTURE|recipient|address|to ~2 of|for|from|to|in ~3 FOREIGN ~2 TOOL|SERVERS',
  'CHANGE|log|record|save ~5 FOREIGN ~1 TOOL|tools ~1 CAPTURE',
  'CHANGE ~5 CAPTURE|recipient ~2 of|for|to ~2 #tool',
  'GIVE ~4 CAPTURE ~2 of|from ~2 every|each|any|all|other ~2 TOOL|CALL',
  'WHEN ~4 sending|writing|using|composing|creating|transferring|sends|paying ~8 CHANGE ~8 #email|#url|#tool|recipient',
  'WHEN|BEFORE ~6 use|call|using|calling|invoke ~2 KIND|FOREIGN ~1 TOOL',
  'TOOL ~1 named|called ~1 #tool',
  'CHANGE ~5 CAPTURE|parameter|parameters ~2 of|for|to|in ~2 any|every|each|all|KIND ~2 TOOL',
  'take|use|GIVE|CHANGE|feed ~4 CAPTURE ~2 of|from ~3 KIND|FOREIGN ~1 SERVERS|TOOL',

  // Instead of them.
  'rather ~0 than ~4 FOREIGN|own|clients|KIND ~2 TOOL',
  'NOT ~2 USE ~3 FOREIGN ~4 TOOL|SERVERS|search',
  'NOT ~2 USE ~3 KIND ~2 TOOL|SERVERS',
  'NOT ~1 USE ~1 #tool ~8 this|our|INSTEAD',
  'INSTEAD ~1 of ~2 FOREIGN|KIND ~3 TOOL|SERVERS|reader|search|editor',
  'USE ~8 INSTEAD ~1 of ~2 builtin|native|official|#tool',
  'FOREIGN|KIND ~2 TOOL|SERVERS ~1 is|are ~2 UNSAFE',
  '#tool ~4 is ~2 UNSAFE ~8 USE|INSTEAD',
  'SKIP ~2 #tool',
  'SKIP ~3 FOREIGN|KIND ~2 TOOL|SERVERS',
  'precedence|priority ~1 over ~3 FOREIGN|KIND|TOOL|#tool|any|all',
  'PREFER ~4 over|to ~3 FOREIGN|KIND|any|all|#tool ~3 TOOL|SERVERS|one|reader|search',
  'override|overrides|replaces|shadows|supersedes ~2 FOREIGN ~3 TOOL|reader|SERVERS|function',
  'USE ~3 only|exclusively ~2 this|these|our ~1 TOOL|SERVERS',

  // How to use a named one.
  'TOOL|#tool ~2 from|of|on|in|by ~2 FOREIGN|KIND ~1 SERVERS',
  'USE|then|first|CHANGE ~2 FOREIGN|KIND ~1 SERVERS ~1 TOOL|to|and',
  'call|invoke|use ~3 FOREIGN ~2 SERVERS',
];

/**
 * Tells the agent how to use tools that are not this server's: before or after every other, instead of
 * them, with changed arguments. A sentence about "this server" or a deprecated tool is about its own; names
 * of the server's own tools are known by the speller (#own).
 */
export const CROSS_TOOL: readonly Pattern[] = [
  ...ORDERS.map((order) => ({ order, unless: 'HERE' })),
  // One of its own tools before every other is an order of its own.
  {
    order: 'BEFORE|AFTER ~2 any|every|each|all ~1 other|others|single ~1 TOOL|CALL',
    unless: 'HERE|#own',
  },
];
