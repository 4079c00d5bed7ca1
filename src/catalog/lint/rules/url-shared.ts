import type { LintRule } from '../rule.ts';

export const urlShared: LintRule = {
  id: 'url-shared',
  level: 'warning',
  text: 'Other active listings have the same address. They are read once, and all of them show that result.',
  fix: 'Keep one name, and deprecate or delete the others in the registry.',
  find: ({ name, status, remotes }, { claimants }) => {
    if (status !== 'active') return null;
    const others = new Set<string>();
    for (const { url, probeable } of remotes) {
      if (!probeable) continue;
      for (const other of claimants(url)) if (other !== name) others.add(other);
    }
    return others.size > 0 ? [...others].sort() : null;
  },
};
