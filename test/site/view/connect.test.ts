import fc from 'fast-check';
import { parse } from 'shell-quote';
import { describe, expect, it } from 'vitest';
import { connectView } from '../../../site/view/connect/connect.ts';
import { packageView } from '../../../site/view/connect/package.ts';
import { remoteView } from '../../../site/view/connect/remote.ts';
import { keyOf, type Setup } from '../../../site/view/connect/setups.ts';
import { commandLine } from '../../../site/view/connect/words.ts';
import type { Input, Package, Remote } from '../../../src/generated/catalog.ts';
import { exampleListing } from '../../data/examples.ts';

const commandOf = (type: string, identifier: string, version?: string): string | null =>
  packageView({ type, identifier, ...(version !== undefined && { version }) }, 'key').command;

describe('how a server is started', () => {
  it('is a command for each registry that has one', () => {
    expect([
      commandOf('npm', '@scope/server', '1.2.3'),
      commandOf('pypi', 'mcp-server-x', '0.1.0'),
      commandOf('oci', 'ghcr.io/a/b', '1.0.0'),
      commandOf('oci', 'docker.io/a/b:2.0'),
      commandOf('nuget', 'A.B', '1.0.0-beta'),
      commandOf('npm', 'plain'),
      commandOf('cargo', 'x', '1.0.0'),
      commandOf('mcpb', 'https://a.example/x.mcpb', '1.0.0'),
    ]).toEqual([
      'npx -y @scope/server@1.2.3',
      'uvx mcp-server-x@0.1.0',
      'docker run -i --rm ghcr.io/a/b:1.0.0',
      'docker run -i --rm docker.io/a/b:2.0',
      'dnx A.B@1.0.0-beta --yes',
      'npx -y plain',
      'cargo install x@1.0.0',
      null,
    ]);
  });

  it('is no command, and no configuration, when its name could mean something else', () => {
    const odd = [
      'a b',
      'a;b',
      '$(x)',
      '-rf',
      '`x`',
      "a'",
      'a\nb',
      '../a',
      'git+https://a/b',
      'а',
      'a\u202e',
    ];
    for (const text of odd) {
      for (const type of ['npm', 'pypi', 'oci', 'nuget', 'cargo']) {
        expect(commandOf(type, text), `${type} ${text}`).toBeNull();
        expect(commandOf(type, 'fine', text), `${type} version ${text}`).toBeNull();
        expect(packageView({ type, identifier: text }, 'key').setups).toEqual([]);
      }
    }
  });

  it('takes its arguments and variables along, the user’s own as placeholders', () => {
    const pack: Package = {
      type: 'oci',
      identifier: 'ghcr.io/a/b',
      version: '2',
      arguments: ['serve', '--project', '<project>'],
      env: [{ name: 'API_KEY', required: true, secret: true }, { name: 'bad name' }],
    };
    const { command, setups } = packageView(pack, 'mine');
    expect(command).toBe('docker run -i --rm -e API_KEY ghcr.io/a/b:2 serve --project "<project>"');
    expect(JSON.parse(textOf(setups, 'Claude Desktop, Cursor and others'))).toEqual({
      mcpServers: {
        mine: {
          command: 'docker',
          args: [
            'run',
            '-i',
            '--rm',
            '-e',
            'API_KEY',
            'ghcr.io/a/b:2',
            'serve',
            '--project',
            '<project>',
          ],
          env: { API_KEY: '<API_KEY>' },
        },
      },
    });
    expect(JSON.parse(textOf(setups, 'VS Code'))).toMatchObject({
      inputs: [{ type: 'promptString', id: 'API_KEY', password: true }],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what VS Code replaces
      servers: { mine: { type: 'stdio', env: { API_KEY: '${input:API_KEY}' } } },
    });
  });

  it('is known by what its registry calls its newest version, or by a tag', () => {
    expect(commandOf('npm', 'a', 'latest')).toBe('npx -y a@latest');
    expect(commandOf('oci', 'ghcr.io/a/b', 'v1.2')).toBe('docker run -i --rm ghcr.io/a/b:v1.2');
    expect(commandOf('nuget', 'A', 'latest')).toBeNull();
  });

  it('is added to Claude Code by options that end before the name, as its documents want them', () => {
    const env: Input[] = [{ name: 'API_KEY', required: true }];
    const { setups } = packageView({ type: 'npm', identifier: '@a/b', env }, 'mine');
    expect(textOf(setups, 'Claude Code')).toBe(
      'claude mcp add --env "API_KEY=<API_KEY>" --transport stdio mine -- npx -y @a/b',
    );
  });

  it('is no configuration of a program to talk to where the package listens on an address', () => {
    const view = packageView({ type: 'npm', identifier: 'a', transport: 'streamable-http' }, 'key');
    expect(view.setups).toEqual([]);
    expect(view.command).toBe('npx -y a');
    expect(view.note).toContain('Streamable HTTP');
  });

  it('links a bundle only over http', () => {
    const linkOf = (identifier: string) => packageView({ type: 'mcpb', identifier }, 'key').link;
    expect(linkOf('https://a.example/x.mcpb')).toBeTruthy();
    expect(linkOf('javascript:alert(1)')).toBeNull();
  });
});

describe('an address', () => {
  const at = (url: string): Remote => ({ type: 'http', url, probeable: true });

  it('says whether it is probed, and why another is not', () => {
    expect(remoteView(at('https://a.example/'), 'https://a.example/', 'key').note).toContain(
      'probed',
    );
    expect(
      remoteView({ ...at('https://{x}/'), probeable: false, why_not: 'template' }, undefined, 'key')
        .note,
    ).toContain('placeholder');
  });

  it('says which headers it wants', () => {
    const headers: Input[] = [{ name: 'Authorization', required: true }, { name: 'X-Lang' }];
    expect(remoteView({ ...at('https://a.example/'), headers }, undefined, 'key').headers).toEqual([
      { name: 'Authorization', required: true },
      { name: 'X-Lang', required: false },
    ]);
  });
});

describe('what a client is told of an endpoint', () => {
  it('is a command or a file for each of the usual ones', () => {
    const setups = setupsOf('https://a.example/mcp');
    expect(setups.map(({ client }) => client)).toEqual([
      'Claude Code',
      'Claude Desktop',
      'VS Code',
      'Cursor',
      'Other clients',
    ]);
    expect(textOf(setups, 'Claude Code')).toBe(
      'claude mcp add --transport http server https://a.example/mcp',
    );
    expect(JSON.parse(textOf(setups, 'VS Code'))).toEqual({
      servers: { server: { type: 'http', url: 'https://a.example/mcp' } },
    });
    expect(JSON.parse(textOf(setups, 'Cursor'))).toEqual({
      mcpServers: { server: { url: 'https://a.example/mcp' } },
    });
  });

  it('holds the headers that the listing requires, by name', () => {
    const setups = setupsOf('https://a.example/mcp', [
      { name: 'Authorization', value: 'Bearer {api key}', required: true, secret: true },
      { name: 'X-Api-Key', required: true },
      { name: 'X-Token', value: 'YOUR_TOKEN_HERE' },
      { name: 'X-Lang', value: 'en' },
      { name: 'X-Optional' },
      { name: 'X\r\nInjected: 1', required: true },
      { name: 'X-Odd', value: 'a\u202eb', required: true },
    ]);
    expect(JSON.parse(textOf(setups, 'Other clients')).mcpServers.server.headers).toEqual({
      Authorization: 'Bearer <api_key>',
      'X-Api-Key': '<X-Api-Key>',
      'X-Token': '<X-Token>',
      'X-Lang': 'en',
      'X-Odd': '<X-Odd>',
    });
    const { inputs, servers } = JSON.parse(textOf(setups, 'VS Code'));
    expect(inputs.map(({ id }: { id: string }) => id)).toContain('api_key');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what VS Code replaces
    expect(servers.server.headers.Authorization).toBe('Bearer ${input:api_key}');
    expect(textOf(setups, 'Claude Code')).toContain('--header "Authorization: Bearer <api_key>"');
  });

  it('has a placeholder for each variable, however it is written, and none of a secret’s own value', () => {
    const setups = setupsOf('https://a.example/mcp', [
      { name: 'Authorization', value: 'Basic {user}:{pass word}', required: true },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as publishers write it
      { name: 'X-Shell', value: 'Bearer ${API_KEY}' },
      { name: 'X-Twice', value: '{{tok}}' },
      { name: 'X-Leaked', value: 'abcdef', secret: true },
    ]);
    expect(JSON.parse(textOf(setups, 'Cursor')).mcpServers.server.headers).toEqual({
      Authorization: 'Basic <user>:<pass_word>',
      'X-Shell': 'Bearer <API_KEY>',
      'X-Twice': '<tok>',
      'X-Leaked': '<X-Leaked>',
    });
    const { inputs, servers } = JSON.parse(textOf(setups, 'VS Code'));
    expect(servers.server.headers).toMatchObject({
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what VS Code replaces
      Authorization: 'Basic ${input:user}:${input:pass_word}',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what VS Code replaces
      'X-Shell': 'Bearer ${input:API_KEY}',
    });
    expect(inputs).toHaveLength(5);
  });

  it('hides what is typed for a credential, also where the listing does not say that it is secret', () => {
    const headers = [
      { name: 'Authorization', value: 'Bearer {smithery}' },
      { name: 'X-Org', required: true as const },
    ];
    const { inputs } = JSON.parse(textOf(setupsOf('https://a.example/', headers), 'VS Code'));
    expect(
      inputs.map(({ id, password }: { id: string; password?: true }) => [id, password]),
    ).toEqual([
      ['smithery', true],
      ['X-Org', undefined],
    ]);
  });

  it('is there too for an address that its user fills in', () => {
    const url = 'https://a.example/tenants/{tenant id}/mcp';
    const remote: Remote = { type: 'http', url, probeable: false, why_not: 'template' };
    const { setups } = remoteView(remote, undefined, 'key');
    expect(JSON.parse(textOf(setups, 'Cursor')).mcpServers.key.url).toBe(
      'https://a.example/tenants/<tenant_id>/mcp',
    );
    expect(JSON.parse(textOf(setups, 'VS Code'))).toMatchObject({
      inputs: [{ id: 'tenant_id' }],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what VS Code replaces
      servers: { key: { url: 'https://a.example/tenants/${input:tenant_id}/mcp' } },
    });
    const leftOver = { ...remote, url: 'https://a.example/[YOUR_TOKEN]' };
    expect(remoteView(leftOver, undefined, 'key').setups).toEqual([]);
  });

  it('offers Claude Desktop’s connectors what they can do', () => {
    const wordsOf = (url: string, headers?: Input[]) =>
      setupsOf(url, headers).find(({ client }) => client === 'Claude Desktop')?.where;
    expect(wordsOf('https://a.example/')).toContain('Add custom connector');
    expect(wordsOf('http://a.example/')).toContain('https address only');
    expect(wordsOf('https://a.example/', [{ name: 'X-Key', required: true }])).toContain(
      'no header',
    );
  });

  it('is a command for an address with escapes', () => {
    expect(textOf(setupsOf('https://a.example/a%2Fb%20c?x=%41'), 'Claude Code')).toContain(
      '"https://a.example/a%2Fb%20c?x=%41"',
    );
  });

  it('can be parsed whatever the address holds, and is no command where a shell would read it otherwise', () => {
    for (const url of [
      'https://a.example/?q="}]',
      'https://a.example/$(id)',
      'https://a.example/`id`',
      'https://a.example/%PATH%',
      "https://a.example/’;id;'",
      'https://a.example/!!',
    ]) {
      const setups = setupsOf(url);
      expect(JSON.parse(textOf(setups, 'Cursor')).mcpServers.server.url).toBe(url);
      expect(setups.map(({ client }) => client)).not.toContain('Claude Code');
    }
  });

  it('is bounded, whatever the row holds', () => {
    const remotes = Array.from({ length: 200 }, (_, index): Remote => {
      return { type: 'http', url: `https://a.example/${index}`, probeable: true };
    });
    const packages = remotes.map(({ url }) => ({ type: 'npm', identifier: url }));
    const view = connectView({ ...exampleListing(0), remotes, packages });
    expect(view.remotes.length + view.packages.length + view.left).toBe(400);
    expect(view.packages.length).toBeLessThan(20);
  });

  it('is spelled out for the first ones only, so that the page stays light', () => {
    const remotes = Array.from({ length: 12 }, (_, index): Remote => {
      const url = `https://${index}.example/{tenant}`;
      return { type: 'http', url, probeable: false, why_not: 'template' };
    });
    const packages = remotes.map((_, index) => ({ type: 'npm', identifier: `package-${index}` }));
    const { endpoint: __, ...listing } = exampleListing(0);
    const view = connectView({ ...listing, remotes, packages });
    const spelled = (views: { setups: Setup[] }[]) =>
      views.filter(({ setups }) => setups.length > 0).length;
    expect([spelled(view.remotes), spelled(view.packages)]).toEqual([1, 4]);
    expect(view.packages.every(({ command }) => command !== null)).toBe(true);
  });
});

describe('the name that a client knows a server by', () => {
  it.each([
    ['org.a/server', 'server'],
    ['org.a/mcp.server', 'mcp-server'],
    ['org.a/--help', 'help'],
    ['org.a/...', 'server'],
    ['org.a/__proto__', '__proto__'],
  ])('of %s is %s', (name, key) => expect(keyOf(name)).toBe(key));

  it('is a member of its own', () => {
    const { endpoint } = connectView({
      ...exampleListing(0),
      name: 'org.a/__proto__',
      transport: 'http',
    });
    expect(textOf(endpoint?.setups ?? [], 'Cursor')).toContain('"__proto__": {');
  });
});

it('a command line is the same words to a shell, or there is none', () => {
  const word = fc.oneof(
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.string({ minLength: 1, unit: fc.constantFrom(...'ab1 ?&;$"\'\\`!<>|(){}*#~%^=:/@,.-_+\n') }),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const line = commandLine(words);
      if (line === null) return;
      expect(line).not.toMatch(/[$`!\\^\n]|%(?![2-9][\dA-F])|[^ -~]/);
      // Unquoted, these are a home directory, a path of zsh, a list of PowerShell.
      expect(line.replace(/"[^"]*"/g, 'quoted')).not.toMatch(/(?:^| )[~=]|,/);
      expect(parse(line)).toEqual(words);
    }),
    { numRuns: 2000 },
  );
});

function setupsOf(url: string, headers?: Input[]): Setup[] {
  const remote: Remote = { type: 'http', url, probeable: true, ...(headers && { headers }) };
  const listing = { ...exampleListing(0), name: 'org.a/server', transport: 'http' } as const;
  return connectView({ ...listing, endpoint: url, remotes: [remote] }).endpoint?.setups ?? [];
}

function textOf(setups: readonly Setup[], client: string): string {
  return (
    setups.find((setup) => setup.client === client)?.text ?? expect.fail(`nothing for ${client}`)
  );
}
