import { type LintRule, someOf } from '../rule.ts';

export const urlShared: LintRule = {
  id: 'url-shared',
  level: 'warning',
  text: 'Other active listings have the same address. They are read once, and all of them show that result.',
  fix: 'If they are one server, keep one name, and deprecate or delete the others in the registry.',
  find: ({ name, status, remotes }, { claimants }) => {
    if (status !== 'active') return null;
    const shared = remotes.filter(({ probeable }) => probeable).map(({ url }) => claimants(url));
    const lists = shared.filter((names) => names.length > 0);
    // Thousands may share one address: only where there are several is there anything to put together.
    const names = lists.length > 1 ? [...new Set(lists.flat())].sort() : (lists[0] ?? []);
    return someOf(names.filter((other) => other !== name));
  },
};
