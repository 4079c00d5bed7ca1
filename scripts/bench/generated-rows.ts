import { registryRow } from '../../test/neighbourhood/registry.ts';

/** Rows of the registry's shape and size, in its proportions: 60 of 100 with an address, the rest packages. */
export function generatedRows(count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `io.github.publisher-${index % 9000}/server-${index}`;
    return registryRow({
      name,
      title: `Server number ${index}`,
      description: `Reads and writes the records of service ${index} for an assistant, with search and export.`,
      version: `1.${index % 20}.${index % 7}`,
      websiteUrl: `https://service-${index}.example.com/`,
      repository: {
        url: `https://github.com/publisher-${index % 9000}/server-${index}`,
        source: 'github',
      },
      ...(index % 100 < 60 ? remote(index) : local(index)),
    });
  });
}

function remote(index: number): object {
  const host = index % 15 === 0 ? 'gateway.example.com' : `service-${index % 15_000}.example.com`;
  const header = {
    name: 'Authorization',
    description: 'A bearer token of the service, from its settings page',
    isRequired: true,
    isSecret: true,
  };
  const url = `https://${host}/${index}/mcp`;
  return {
    remotes: [{ type: 'streamable-http', url, ...(index % 4 === 0 && { headers: [header] }) }],
  };
}

function local(index: number): object {
  const environmentVariables = ['API_KEY', 'API_BASE'].map((name) => ({
    name,
    description: `${name} of the service, as its documentation explains`,
    format: 'string',
    isSecret: true,
  }));
  const identifier = `@publisher-${index % 9000}/server-${index}`;
  const transport = { type: 'stdio' };
  const runtimeHint = 'npx';
  return {
    packages: [
      {
        registryType: 'npm',
        identifier,
        version: '1.0.0',
        runtimeHint,
        transport,
        environmentVariables,
      },
    ],
  };
}
