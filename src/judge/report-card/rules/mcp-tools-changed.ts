import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-tools-changed',
  severity: 'info',
  stop: false,
  text: 'Its tools are not those of the week before.',
  fix: '',
  fires:
    'The digest of names, descriptions, schemas and hints differs from that of the last weekly read under the same client capabilities, era and sign-in state.',
  spares: 'A first read, and a read before or now that did not see the whole list.',
  needs: 'whole_tools',
  judge({ previous, digest }) {
    if (previous === null || digest === null || previous.digest === digest) return [];
    return previous.drift.length > 0
      ? previous.drift
      : [{ where: '/tools', text: 'the digest is another one' }];
  },
});
