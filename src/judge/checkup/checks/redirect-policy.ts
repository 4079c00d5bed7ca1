import { stopReason } from '../stopped.ts';
import { type Check, reason, risk, unverified, verified } from '../verdict.ts';

export const redirectPolicy: Check = {
  id: 'redirect_policy',
  group: 'security',
  title: 'Redirects',
  looks_at: 'Whether any response of the run redirects to another host.',
  how: 'Host names are compared; such a redirect is written down and never followed.',
  cannot_tell: 'Whether the place that it leads to is a good one.',
  judge: ({ limits }, { run }) => {
    if (run.stop !== null) return unverified(stopReason(run, limits));
    return run.crossedHosts
      ? risk(reason('redirect_cross_host_observed'))
      : verified({ text: 'No response of the run redirects to another host.' });
  },
};
