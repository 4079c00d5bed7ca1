import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';
import { look } from './check.ts';
import { checkPromises } from './listings.ts';
import { count, type LookedAt } from './looked-at.ts';
import { type PageFacts, pageFacts } from './page.ts';

/** One page: its policy, what it loads, where it links, and what it was promised to have. */
export function checkPage(gate: LookedAt, path: string, text: string): void {
  const { site, checks } = gate;
  const page = pageFacts(site.place, path, text);
  const policy = page.policy;
  look(
    checks.policy,
    policy === null
      ? `${path} has none, or has it after something else`
      : /default-src 'none'/.test(policy) && !/unsafe-|\*/.test(policy)
        ? null
        : `${path} says ${policy}`,
  );
  count(checks.loads, page.loads, page.loadsFromOutside, (link) => `${path} loads ${link}`);
  count(checks.inline, 1, page.inline, (found) => `${path} holds ${found}`);
  count(checks.links, page.astray.length, page.astray, (link) => `${path} links to ${link}`);
  for (const { path: target, fragment, written } of page.links) {
    const isThere = gate.files.has(target);
    look(checks.links, isThere ? null : `${path} links to ${written}, where nothing is`);
    if (fragment === '' || !isThere) continue;
    if (target !== path) later(gate, target, fragment, path);
    else look(checks.fragments, page.ids.has(fragment) ? null : `${path} links to #${fragment}`);
  }
  const standing = gate.standings.get(path);
  if (standing !== undefined) checkPromises(gate, page, standing);
  if (path !== PATHS.notFound && page.isIndexed) checkFound(gate, path, page);
}

function checkFound(
  { site, checks, indexed }: LookedAt,
  path: string,
  { canonical }: PageFacts,
): void {
  indexed.add(path);
  const own = absolute(site.place, path.replace(/(^|\/)index\.html$/, '$1'));
  look(checks.canonical, canonical === own ? null : `${path} says ${canonical ?? 'nothing'}`);
}

function later({ parts }: LookedAt, target: string, fragment: string, from: string): void {
  const wanted = parts.get(target) ?? new Map<string, string>();
  if (!wanted.has(fragment)) parts.set(target, wanted.set(fragment, from));
}

/** Once every page has been read: the parts of other pages that are linked to. */
export function checkParts(
  { site, checks, parts }: LookedAt,
  read: (path: string) => string,
): void {
  for (const [target, wanted] of parts) {
    const { ids } = pageFacts(site.place, target, read(target));
    for (const [id, from] of wanted) {
      look(checks.fragments, ids.has(id) ? null : `${from} links to #${id} of ${target}`);
    }
  }
}
