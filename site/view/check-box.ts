import type { Site } from '../data.ts';

/** Which other origins the check box reaches: by a script, by its form. Null where none. */
export interface CheckTargets {
  connect: string | null;
  form: string | null;
}

export function checkTargets(site: Pick<Site, 'service' | 'config'>): CheckTargets {
  if (site.service !== null) return { connect: site.service, form: site.service };
  const { repository_url: repository } = site.config;
  return { connect: null, form: repository === undefined ? null : new URL(repository).origin };
}
