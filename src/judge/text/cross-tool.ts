import type { Pattern } from './pattern.ts';

const SPARED = 'HERE|deprecated';

/**
 * Tells the agent how to use tools that are not this server's: before or after every other, instead of
 * them, with changed arguments. Names of the server's own tools are known by the speller (#own).
 */
export const CROSS_TOOL: readonly Pattern[] = [
  // Around every other call.
  {
    order: 'BEFORE|AFTER ~2 any|every|each|all ~1 other|others|single ~1 TOOL|CALL',
    unless: SPARED,
  },
  {
    order: 'BEFORE|AFTER|on|with|during|for ~2 every|each|any|all ~2 TOOL ~1 CALL|use|run',
    unless: SPARED,
  },
  {
    order:
      'BEFORE|AFTER ~2 using|calling|invoking|use ~2 any|every|each|other ~1 other|TOOL ~1 TOOL|CALL',
    unless: SPARED,
  },
  { order: 'BEFORE|AFTER ~2 CALL ~3 any|every|each ~2 FOREIGN ~1 TOOL', unless: SPARED },
  {
    order:
      'whenever|when|if ~4 any|another|other|every|each ~1 other|another|TOOL ~1 TOOL|is|returns|runs ~12 CHANGE|call',
    unless: SPARED,
  },
  '每次 ~4 TOOL ~4 CALL',
  '调用 ~2 FOREIGN ~2 TOOL ~2 之前',

  // Their arguments and results.
  { order: 'WHEN|AFTER|BEFORE ~1 #tool ~7 STATE ~12 CHANGE', unless: SPARED },
  { order: 'WHEN|AFTER|BEFORE ~1 CALL ~1 #tool ~10 CHANGE', unless: SPARED },
  {
    order: 'CHANGE ~5 CAPTURE|recipient|address|to ~2 of|for|from|to|in ~3 FOREIGN ~2 TOOL|SERVERS',
    unless: SPARED,
  },
  { order: 'CHANGE|log|record|save ~5 FOREIGN ~1 TOOL|tools ~1 CAPTURE', unless: SPARED },
  { order: 'CHANGE ~5 CAPTURE|recipient ~2 of|for|to ~2 #tool', unless: SPARED },
  { order: 'GIVE ~4 CAPTURE ~2 of|from ~2 every|each|any|all|other ~2 TOOL|CALL', unless: SPARED },
  {
    order:
      'WHEN ~4 sending|writing|using|composing|creating|transferring|sends|paying ~8 CHANGE ~8 #email|#url|#tool|recipient',
    unless: SPARED,
  },

  // Instead of them.
  { order: 'NOT ~2 USE ~3 FOREIGN ~4 TOOL|SERVERS|search', unless: SPARED },
  { order: 'NOT ~2 USE ~3 KIND ~2 TOOL|SERVERS', unless: SPARED },
  { order: 'NOT ~1 USE ~1 #tool ~8 this|our|INSTEAD', unless: SPARED },
  { order: 'INSTEAD ~1 of ~2 FOREIGN|KIND ~3 TOOL|SERVERS|reader|search|editor', unless: SPARED },
  { order: 'USE ~8 INSTEAD ~1 of ~2 FOREIGN|KIND|#tool ~3', unless: SPARED },
  { order: 'FOREIGN|KIND ~2 TOOL|SERVERS ~1 is|are ~2 UNSAFE', unless: SPARED },
  { order: '#tool ~4 is ~2 UNSAFE ~8 USE|INSTEAD', unless: SPARED },
  { order: 'SKIP ~2 #tool', unless: SPARED },
  { order: 'SKIP ~3 FOREIGN|KIND ~2 TOOL|SERVERS', unless: SPARED },
  { order: 'precedence|priority ~1 over ~3 FOREIGN|KIND|TOOL|#tool|any|all', unless: SPARED },
  {
    order: 'PREFER ~4 over|to ~3 FOREIGN|KIND|any|all|#tool ~3 TOOL|SERVERS|one|reader|search',
    unless: SPARED,
  },
  {
    order:
      'override|overrides|replaces|shadows|supersedes ~2 FOREIGN ~3 TOOL|reader|SERVERS|function',
    unless: SPARED,
  },
  { order: 'USE ~3 only|exclusively ~2 this|these|our ~1 TOOL|SERVERS', unless: SPARED },

  // How to use a named one.
  { order: 'TOOL|#tool ~2 from|of|on|in|by ~2 FOREIGN|KIND ~1 SERVERS', unless: SPARED },
  { order: 'USE|then|first|CHANGE ~2 FOREIGN|KIND ~1 SERVERS ~1 TOOL|to|and', unless: SPARED },
  { order: 'call|invoke|use ~3 FOREIGN ~2 SERVERS', unless: SPARED },
];
