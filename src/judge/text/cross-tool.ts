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
  'WHEN ~5 with|via|through|by ~1 #tool ~8 CHANGE',
  'WHEN|BEFORE|AFTER ~6 with|via|through|by ~2 KIND|FOREIGN ~1 TOOL|SERVERS ~6 CHANGE',
  'every|each|any|all ~1 CALL ~2 to|of|from ~2 FOREIGN ~1 TOOL|SERVERS ~4 must|should|has|needs',
  'CHANGE ~5 EVERY ~2 command|commands|call|calls|request|query ~8 with|via|through|by ~3 KIND|FOREIGN ~1 TOOL|SERVERS',
  'CHANGE ~3 PART ~2 of|in ~1 any|every|each|all ~3 YOU ~2 send|write|post|compose|create|draft|make',
  'GIVE ~4 CAPTURE ~2 of|from ~2 every|each|any|all|other ~2 TOOL|CALL',
  'WHEN ~4 sending|writing|using|composing|creating|transferring|sends|paying ~8 CHANGE ~8 #email|#url|#tool|recipient',
  'WHEN|BEFORE ~6 use|call|using|calling|invoke ~2 KIND|FOREIGN ~1 TOOL',
  'TOOL ~1 named|called ~1 #tool',
  'CHANGE ~5 CAPTURE|parameter|parameters ~2 of|for|to|in ~2 any|every|each|all|KIND ~2 TOOL',
  'take|use|GIVE|CHANGE|feed ~4 CAPTURE ~2 of|from ~3 KIND|FOREIGN ~1 SERVERS|TOOL',

  // Instead of them.
  'rather ~0 than ~4 FOREIGN|own|clients|KIND ~2 TOOL',
  'NOT|stop|avoid|quit ~2 USE|RELY ~3 FOREIGN|clients|hosts|agents ~4 TOOL|SERVERS|search|reader|editor',
  'NOT ~2 USE|RELY ~3 TOOL ~2 from|of|by ~2 FOREIGN ~2 SERVERS',
  'NOT ~2 RELY ~2 ASK_TOOL',
  'stop|quit|cease ~1 RELY ~1 #tool',
  'NOT ~6 with|via|through|in|by ~2 builtin|built|native|clients|hosts ~2 TOOL|SERVERS|KIND',
  'treat|consider|regard|view ~2 FOREIGN ~2 TOOL|SERVERS ~2 as ~2 UNSAFE|off|unavailable|missing|disabled',
  'another|other|FOREIGN ~1 TOOL|SERVERS|service|app|apps|services ~10 USE ~4 INSTEAD|place',
  'NOT ~2 USE ~3 KIND ~2 TOOL|SERVERS',
  'NOT ~1 USE ~1 #tool ~8 this|our|INSTEAD',
  'INSTEAD ~1 of ~2 FOREIGN|KIND ~3 TOOL|SERVERS|reader|search|editor',
  'USE ~8 INSTEAD ~1 of ~2 builtin|native|official|#tool',
  'FOREIGN|KIND ~2 TOOL|SERVERS ~1 is|are ~2 UNSAFE',
  '#tool ~4 is ~2 UNSAFE ~8 USE|INSTEAD',
  '#tool ~8 out ~0 of ~0 date ~8 USE|INSTEAD',
  'SKIP ~2 #tool',
  'SKIP ~3 FOREIGN|KIND ~2 TOOL|SERVERS',
  'precedence|priority ~1 over ~3 FOREIGN|KIND|TOOL|#tool|any|all',
  'PREFER ~4 over|to ~3 FOREIGN|KIND|any|all|#tool ~3 TOOL|SERVERS|one|reader|search',
  'override|overrides|replaces|shadows|supersedes ~2 FOREIGN ~3 TOOL|reader|SERVERS|function',
  'USE ~3 only|exclusively ~2 this|these|our ~1 TOOL|SERVERS',

  'sent|made|run|executed|called|written|created ~2 through|with|via|by ~2 FOREIGN|KIND ~1 TOOL|SERVERS ~6 CHANGE',
  'requests|calls|traffic|queries|access|commands|arguments|messages ~3 KIND|FOREIGN ~2 TOOL|SERVERS ~6 must|should|has|have|shall|go|routed ~5 through|via|by|here|ours',

  // How to use a named one.
  'USE|READ|GIVE|SEND|RUN|CHANGE|first|then|with|BEFORE|AFTER|WHEN|any|every|each|NOT ~6 TOOL|#tool ~2 from|of|on|in|by ~2 FOREIGN|KIND ~1 SERVERS',
  'USE|then|first|CHANGE ~2 FOREIGN|KIND ~1 SERVERS ~1 TOOL|to|and',
  'call|invoke|use ~3 FOREIGN ~2 SERVERS',
  'READ|USE|send|search|list|GIVE ~6 with|via|through|by ~2 FOREIGN|KIND ~1 server|servers|connector|connectors|plugin',
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
