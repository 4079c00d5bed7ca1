import type { Pattern } from './pattern.ts';

/**
 * Asks the agent for a credential file, a private key or a seed phrase, or for a password, token or code of
 * an account that is not the server's own. Not: a key that the tool's own service needs.
 */
export const CREDENTIAL_REQUEST: readonly Pattern[] = [
  // Seed phrases and private keys.
  { order: 'GIVE|ASK|NEED|READ|enter ~7 SEED', unless: 'ENVIRONMENT|generates|creates' },
  { order: 'GIVE|ASK|NEED|READ|enter ~7 SEEDY ~1 PHRASE', unless: 'ENVIRONMENT' },
  { order: 'GIVE|ASK|NEED|READ|enter ~6 private ~1 key|keys', unless: 'ENVIRONMENT|path|public' },
  { order: 'GIVE|ASK|NEED|READ|enter ~6 PRIVATE_KEY', unless: 'ENVIRONMENT|path|public' },
  {
    order: 'private ~0 key|keys ~2 of|for|from ~2 USER|USERS ~2 wallet|account',
    unless: 'public|path',
  },
  '助记词|私钥|秘密鍵 ~6 GIVE|NEED|ASK',

  // Credential files.
  {
    order: 'READ|GIVE|copy|dump|print|head|include|cat|NEED|ASK ~7 KEY_FILE',
    unless: 'path|add|adds|fingerprint|fingerprints',
  },
  'READ|GIVE|NEED|ASK|dump|print ~7 DOTFILE ~14 GIVE|as|in|into|to|field|parameter|argument',
  'GIVE|NEED ~5 content|contents|values|value|copy|lines|variables|text ~3 DOTFILE',
  'GIVE ~4 DOTFILE',
  {
    order:
      'DOTFILE|KEY_FILE ~8 supplied|passed|sent|attached|pasted|uploaded|submitted|handed ~6 as|in|to|into|with',
    unless: 'not|never|#isnt|arent|isnt|path',
  },
  'find|locate|take|search|look|open ~6 KEY_FILE|DOTFILE ~10 GIVE|SEND|add|append',
  'READ|GIVE|RUN|copy|dump|print|cat ~7 .git|.vault ~0 credentials|token',
  'KEY_FILE ~8 GIVE|contents|content ~6',
  {
    order: 'READ|GIVE|cat|print|ASK ~6 ssh|gpg|pgp ~2 key|keys',
    unless: 'public|path|fingerprint|fingerprints|add|title|ENVIRONMENT',
  },
  'READ|GIVE|collect ~3 MINE ~3 CONFIG ~10 token|tokens|key|keys|header|headers|secrets|credentials|authorization',

  // Where a machine keeps them.
  'READ|GIVE|RUN|OPEN|request ~4 #metadata',
  '#metadata ~12 GIVE',
  'RUN|OPEN|use ~3 CREDENTIAL_COMMAND',
  'find ~0 generic|internet ~0 password',
  'RUN|GIVE ~4 CREDENTIAL_COMMAND',
  'run ~3 security ~1 find|dump ~4',
  'run ~2 gh ~1 auth ~1 token',
  'run ~2 gcloud ~2 auth ~3 token',
  'run ~2 git ~1 credential ~1 fill',
  'run ~2 env|set|export ~4 GIVE',
  'GIVE|dump|print|READ ~1 all|your|every|agents|clients|hosts ~3 environment ~1 variables|variable',
  'dump|print|serialize|serialise|leak ~3 environment|env ~5 in|into|as|to',
  'GIVE ~3 whole|entire|full ~1 environment|env',
  'GIVE ~3 output ~2 of ~2 env|printenv|set',
  'READ|GIVE|extract|collect|export|dump ~4 saved|stored|browser|browsers|keychain|session ~2 passwords|password|cookies|cookie|logins|credentials',
  'GIVE|extract|collect|export|dump|READ ~4 cookies|cookie|passwords ~4 browser|chrome|firefox|safari|session',

  // Accounts that are not the server's own.
  { order: 'ASK ~3 USER ~4 THEIR ~3 PASSWORD', unless: 'new|archive|zip|pdf|reset' },
  { order: 'ASK ~3 USER ~3 for ~1 PASSWORD', unless: 'new|archive|zip|pdf|reset' },
  { order: 'ASK ~3 PASSWORD ~2 of|for|to ~2 USER|USERS', unless: 'new|archive|zip|pdf|reset' },
  { order: 'ASK ~3 THEIR ~3 PASSWORD', unless: 'new|archive|zip|pdf|reset' },
  { order: 'ASK ~3 USER ~5 CODE', unless: 'CONDITION' },
  'ASK ~4 CODE|PASSWORD ~5 BRAND|bank',
  'ASK|GIVE|READ|enter ~3 one ~0 time ~1 code|password|passcode|pin ~8 USER|USERS|phone|inbox|sms',
  'GIVE|ASK|NEED|enter ~12 cvv|cvc|csc',
  {
    order:
      'GIVE|NEED ~2 users|user|their|your|his|her ~3 account|login|email|master|bank|wallet|banking|gmail|google|icloud|system|sudo|admin|root|github ~2 PASSWORD|CODE',
    unless: 'new|reset',
  },
  'PASSWORD ~4 USER ~4 GIVE',
  'GIVE|NEED|ASK ~5 bank|banking ~2 login|credentials|PASSWORD|CODE',
  'GIVE|ASK|NEED|READ|copy ~4 TOKEN|PASSWORD|credentials ~1 of|from|for ~2 KIND|BRAND ~1 SERVERS',
  'GIVE|add ~4 value|values|content|contents ~5 from|of|in ~2 environment',
  'READ|GIVE|dump|export ~5 password ~0 manager|managers',
  'GIVE|ASK|NEED ~3 USER|users|用户 ~3 PASSWORD|CODE',
  'GIVE|ASK|NEED ~6 BRAND ~5 TOKEN|PASSWORD|CODE ~7 OTHER ~1 OTHERS',
  'GIVE|ASK|NEED|READ|copy ~5 TOKEN|PASSWORD|credentials ~7 OTHER ~2 OTHERS',
  'GIVE|ASK|NEED|READ|copy ~5 OTHER ~1 OTHERS ~2 TOKEN|PASSWORD|credentials',
  'GIVE|ASK|NEED ~4 BRAND ~2 PASSWORD|login|session|cookie|cookies|credentials ~1 PASSWORD|CODE|in|as|into|to|so',
  'GIVE|ASK|READ|copy|take|extract ~5 TOKEN ~4 you|agent|assistant|client|host ~2 HOLD|use|uses|were|was',
  'SEND|GIVE|copy ~4 AUTH ~1 HEADER ~2 you|client|agent|host',
  'enter|GIVE|ASK|submit ~4 2fa|otp|mfa|totp|tan ~1 code|codes|token ~6 authenticator|bank|sms|phone',
  {
    order: 'READ|GIVE|SEND|return|print|report ~5 KNOWN_VARIABLE',
    unless: 'set|export|env|environment|requires|needs|config|configured|docker|header',
  },
  'GIVE|READ|extract|collect|copy ~3 EACH ~4 AUTH ~1 HEADER',
  'GIVE|READ|extract|collect|copy ~2 EACH ~3 credentials|credential|secrets|passwords|tokens|keys',
  'GIVE|collect|copy ~2 EACH ~3 api|access|secret ~1 keys|tokens|key|token',
  'GIVE|READ|copy ~4 your|clients|agents ~2 AUTH|session|access|bearer|oauth ~1 HEADER|token|tokens|cookie|cookies ~5 OTHER|client|as|in|into',
];
