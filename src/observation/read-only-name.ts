/** Verbs that change something, whatever they stand beside. */
const CHANGES = new Set(
  (
    'create delete update send write remove set insert drop pay transfer cancel revoke publish deploy ' +
    'move rename archive upload post add edit modify replace overwrite destroy purge erase wipe ' +
    'truncate reset terminate uninstall unsubscribe withdraw submit approve restart shutdown disable ' +
    'enable assign unassign save put patch kill clear invite ban unban unlink detach subscribe ' +
    'unpublish unarchive'
  ).split(' '),
);

/** Verbs and words before which whatever follows is a thing: nothing is changed behind them. */
const READS = new Set(
  (
    'get list search find fetch read view show preview check describe count query lookup look browse ' +
    'retrieve download validate verify test explain analyze analyse compare calculate compute estimate ' +
    'convert suggest summarize summarise inspect explore discover resolve status help ask is has can ' +
    'cannot should would was were diff export scan track monitor watch recommend simulate plan dry ' +
    'generate translate parse extract format detect identify evaluate score rank filter sort select ' +
    'load print echo ping how what which when why where who whoami about latest last recent current ' +
    'upcoming available pending top best next previous daily weekly monthly hourly all any no not non ' +
    'never without undo prepare draft propose audit review report history log logs info'
  ).split(' '),
);

/** Of the verbs, those that are as often a thing: `post_search` searches posts. */
const THINGS = new Set(['post', 'archive', 'transfer', 'upload', 'deploy', 'patch']);

/** What comes last where a thing comes first. */
const OF_A_THING = new Set(
  'search get list find lookup query fetch read view show count check stats history info details status log logs notes id ids type types metadata content'.split(
    ' ',
  ),
);

/** Nouns that `set` is a part of. */
const SETS = new Set(
  'data result change tool record char rule work feature mind training test sub skill query'.split(
    ' ',
  ),
);

/** What `add` adds when it is arithmetic. */
const NUMBERS = new Set(
  'numbers number integers ints floats two values vectors matrices'.split(' '),
);

/**
 * Whether the name of a tool says that it changes something, against a readOnlyHint. Only its leading
 * verb counts, a vendor or domain before it aside: `github_create_issue` changes, `get_deleted_items`,
 * `list_updates`, `dropbox_search` and `preview_post` don't (rule mcp-annotation-contradicts).
 */
export function contradictsReadOnly(name: string): boolean {
  const tokens = tokensOf(name);
  const at = tokens.findIndex((token) => CHANGES.has(token) || READS.has(token));
  const verb = tokens[at];
  if (verb === undefined || READS.has(verb)) return false;
  const last = tokens.at(-1) ?? '';
  if (THINGS.has(verb) && at < tokens.length - 1 && OF_A_THING.has(last)) return false;
  if (verb === 'set' && SETS.has(tokens[at - 1] ?? '')) {
    return contradictsReadOnly(tokens.slice(at + 1).join('_'));
  }
  if (verb === 'add' && (tokens.length === 1 || tokens.some((token) => NUMBERS.has(token)))) {
    return false;
  }
  return true;
}

/** The words of a name, in lower case: split on what is no letter or digit, and on camelCase. */
function tokensOf(name: string): string[] {
  return name
    .slice(0, 256)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((token) => token !== '');
}
