import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-version-differs',
  severity: 'info',
  stop: false,
  text: 'The version that it reports is not the one of its newest registry entry.',
  fix: '',
  fires: 'serverInfo.version and the version of the newest registry row differ.',
  spares: 'A server that reports none, one that is not in the registry, a leading "v".',
  needs: 'conversation',
  judge({ served, registryVersion }) {
    const reported = served.serverInfo?.version;
    if (typeof reported !== 'string' || reported === '' || registryVersion === null) return [];
    if (plain(reported) === plain(registryVersion)) return [];
    return [{ where: '/serverInfo/version', text: `${reported}, registry ${registryVersion}` }];
  },
});

const plain = (version: string): string => version.trim().replace(/^v(?=\d)/i, '');
