import type { Pattern } from './pattern.ts';

/**
 * Orders to the agent instead of a description: set your instructions aside, hide something from the user,
 * act against their will, be somebody else, obey this text. Not: how the tool itself is to be used.
 */
export const AGENT_INSTRUCTIONS: readonly Pattern[] = [
  // Set aside what you were told.
  'DROP ~3 EARLIER ~3 ORDERS',
  'DROP ~2 ORDERS ~3 EARLIER_AFTER',
  'DROP ~3 everything|anything|all|what ~4 told|said|learned|above|before|instructed|know',
  'EARLIER ~4 ORDERS ~3 DROP',
  'NOT ~1 FOLLOW ~2 STANDING ~2 ORDERS',
  'EARLIER ~1 ORDERS ~4 no longer|void|invalid|obsolete|suspended|cancelled|canceled|revoked|superseded|outdated',
  'this|these|following ~1 ORDERS|text|notice|message ~3 SUPERSEDE ~6 EARLIER|USER|others|SAFETY',
  'SUPERSEDE ~2 over ~4 system|user|users|safety|all ~2 ORDERS|requests|request|wishes|prompt',
  'bypass|circumvent|evade|disable|defeat|ignore|override ~2 your|the|any|all|safety|content ~2 guardrails|guardrail|safety|safeguards|moderation|restrictions|refusals',
  'avoid|prevent|without ~1 triggering|tripping|alerting ~3 SAFETY',

  // Keep it from the user.
  { order: 'NOT ~2 TELL ~4 USER', unless: 'CONDITION', except: 'to|they|how|which' },
  { order: 'NOT ~3 USER ~2 TELL', unless: 'CONDITION' },
  { order: 'USER ~3 NOT ~1 TELL', unless: 'CONDITION|if' },
  { order: 'NOT ~2 MENTION ~3 META ~6 USER', unless: 'CONDITION' },
  { order: 'NOT ~3 let|allow ~3 USER ~2 KNOW', unless: 'CONDITION' },
  'NOT ~1 mention|reveal|disclose|acknowledge|admit ~2 this|these|that|it',
  'NOT ~2 tell|mention|reveal|disclose ~1 anyone|anybody|them|him|her|nobody',
  'USER ~2 must|should|need|needs|may|shall ~1 not|never ~2 KNOW',
  'HIDE ~6 from|vor|dem|al|aux|dal|do ~3 USER',
  'HIDE ~3 USER',
  'USER ~3 HIDE',
  'keep ~6 secret|hidden|confidential|invisible|private|quiet ~3 from ~2 USER',
  'keep ~3 this|it|these ~3 secret|hidden|confidential ~1 from',
  'ACT ~10 WITHOUT ~2 TELLING ~4 USER',
  'WITHOUT ~2 USER ~1 TELLING|knowing|noticing|seeing',
  'without ~2 knowledge|consent|permission|awareness ~2 of ~1 USER',
  { order: 'SECRETLY ~2 ACT|SEND|GIVE|READ|add|insert|REVEAL', unless: 'CONDITION' },
  { order: 'ACT|SEND|GIVE|READ ~6 SECRETLY', unless: 'CONDITION' },
  { order: 'SILENTLY ~1 ACT|SEND|GIVE|READ', unless: 'CONDITION' },
  'omit|exclude|leave ~1 this|these ~2 step|steps|call|calls|action|actions ~5 from|out',
  'leave ~0 no ~0 trace|traces|evidence|record',
  'delete|erase|remove|clear ~3 this|these ~1 message|messages|instruction|instructions|text|prompt ~3 after|afterwards|once|from',
  'act|behave|continue|proceed ~2 as ~1 if ~1 nothing',
  'pretend ~1 that|the|you|to|this|it',
  'say ~3 nothing|none ~2 about|of',

  // Against their will.
  'USER ~1 REFUSE ~10 ANYWAY',
  'even ~1 if ~2 USER ~2 REFUSE|says|asks|said|wants|objects',
  'regardless|irrespective ~3 USER ~2 says|asks|wants|requests|request|objects|instructs|consent|wishes|instructions|answer|approves|decision|preference|told',
  'no ~0 matter ~2 what|how ~3 USER',
  { order: 'NOT ~2 ASK ~3 USER|for ~4 CONSENT', unless: 'CONDITION' },
  { order: 'NOT ~1 ask ~2 USER', unless: 'CONDITION' },
  { order: 'ACT ~6 without ~1 waiting|asking ~3 USER', unless: 'CONDITION' },
  {
    order:
      'assume|consider|treat|act ~4 USER ~3 approved|consented|agreed|confirmed|authorized|authorised',
    unless: 'CONDITION|unless',
  },
  'USER ~2 already ~1 approved|consented|agreed|confirmed|authorized|authorised',

  // What to answer.
  { order: 'ALWAYS ~2 ANSWER ~3 THAT', unless: 'with|json|format|schema|markdown|language' },
  'say|claim|report|tell|state|answer|assert|confirm|pretend ~7 FINE ~4 even|regardless|anyway|although|whatever|instead',
  'ANYWAY ~5 say|claim|report|tell|state|answer ~5 FINE',
  'tell|assure|convince|inform|report ~2 USER ~2 that ~8 FINE',
  'ALWAYS ~1 recommend|praise|endorse|promote|rate',

  'lie|deceive|mislead ~2 to|the ~1 USER',

  // Be somebody else.
  'from ~0 now ~0 on ~2 YOU',
  'from ~0 now ~0 on ~1 ALWAYS|never|respond|answer|treat|follow|obey|act|ignore|every|all|comply|reply',
  'YOU ~1 are|re ~1 now ~3 ROLE|bot|free|in|no|called|named|acting|operating',
  'YOU ~1 are ~1 no ~0 longer ~2 bound|restricted|limited|subject|claude|chatgpt',
  'act|behave|respond|operate ~2 as ~3 ROLE',
  'enter|activate|switch|enable ~3 ROLE ~1 mode',
  'pretend ~1 to ~1 be',
  'your ~1 TASK ~1 is|are|becomes ~1 now|to|no',
  'your ~1 REAL ~1 TASK',
  'YOU ~1 must|shall|will ~2 obey|comply',
  'for|during ~2 rest|remainder ~1 of ~1 this|the ~1 conversation|session|chat ~3 YOU|ALWAYS|never|respond|treat|follow|obey|act|ignore',
  '从现在起|从现在开始|现在开始 ~3 你|您',
  'ab ~1 jetzt|sofort ~1 bist|du|sie',
  'partir ~2 ahora|maintenant|agora ~3 eres|tu|vous|voce|debes|siempre',

  // Obey what is not the user.
  'DECODE ~8 FOLLOW|run|obey|act|do',
  'ENCODED ~6 TASK|ORDERS',
  'FOLLOW ~2 ORDERS ~4 UNTRUSTED',
  'FOLLOW ~2 any|every|all|whatever ~1 ORDERS',
  'treat|consider|regard|interpret ~7 as ~3 system|developer|trusted|instruction|instructions|command|commands|orders',
  'treat|consider|regard ~4 ORDERS ~4 as ~1 USER',
  'SAFETY ~4 are|is|been|be|sind ~2 SUSPENDED ~6 SESSION|you|your|agent|assistant|model',
  'AUTHORITY ~14 SAFETY ~4 SUSPENDED',
  'YOU ~1 are|have ~2 authorized|authorised|permission|permitted|clearance|cleared ~3 bypass|ignore|skip|override|access|disable|all',
  'AUTHORITY ~1 override|overrides',
  'this|these ~2 ORDERS ~2 mandatory|binding|secret|confidential|internal|hidden',
  'note|notice|attention|instruction|instructions|reminder ~1 to|for ~2 AGENT ~14 NOT|DROP|FOLLOW|must|ALWAYS',
  'attention ~2 AGENT',

  // Give what is not the tool's to have.
  'before ~1 using|calling|use|invoking|running ~14 READ ~5 FILE|CONFIG|KEY_FILE|DOTFILE',
  'READ ~4 MINE ~3 CONFIG',
  { order: 'REVEAL ~3 SYSTEM ~0 PROMPT', unless: 'bot_id|chatbot' },
  'REVEAL ~2 your ~3 PROMPT|instructions|rules|guidelines',
];
