import { fingerprints } from '../../judge/fingerprint.ts';
import type { Rule } from '../rule.ts';

/** What can't be written as it was read is replaced (canonical.ts), and then has another fingerprint. */
const REPLACED = /\[nested too deep to be kept\]|\ufffd/;

export const toolsetState: Rule = {
  id: 'toolset-state',
  about:
    'The number of tools and the fingerprints of a status are those of the toolset that is stored.',
  scope: 'toolset',
  *check({ name, endpoint, tools }, { head }) {
    const server = head.state?.servers[name];
    if (server === undefined || server.endpoint !== endpoint) return;
    if (!server.validation_method.startsWith('live_mcp')) return;
    if (server.tool_count !== tools.length) {
      yield {
        where: name,
        what: `the status counts ${server.tool_count} tools, and ${tools.length} are stored`,
      };
      return;
    }
    if (REPLACED.test(JSON.stringify(tools))) return;
    const computed = fingerprints(tools);
    const stored = [
      ['toolset', server.toolset_fingerprint, computed.toolset],
      ['schema', server.schema_fingerprint, computed.schema],
    ] as const;
    for (const [what, said, is] of stored) {
      if ((said ?? null) === is) continue;
      yield {
        where: name,
        what: `the ${what} fingerprint is ${said ?? 'none'}, and that of the stored tools ${is ?? 'none'}`,
      };
    }
  },
};
