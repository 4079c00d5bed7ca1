import { describe, expect, it } from 'vitest';
import { clientConfiguration, packageView, remoteView } from '../../../site/view/install.ts';

const commandOf = (type: string, identifier: string, version?: string): string | null =>
  packageView({ type, identifier, ...(version !== undefined && { version }) }).command;

describe('how a server is installed', () => {
  it('is a command for each registry that has one', () => {
    expect([
      commandOf('npm', '@scope/server', '1.2.3'),
      commandOf('pypi', 'mcp-server-x', '0.1.0'),
      commandOf('oci', 'ghcr.io/a/b', '1.0.0'),
      commandOf('oci', 'docker.io/a/b:2.0'),
      commandOf('nuget', 'A.B', '1.0.0-beta'),
      commandOf('npm', 'plain'),
      commandOf('cargo', 'x', '1.0.0'),
    ]).toEqual([
      'npx -y @scope/server@1.2.3',
      'uvx mcp-server-x@0.1.0',
      'docker run -i --rm ghcr.io/a/b:1.0.0',
      'docker run -i --rm docker.io/a/b:2.0',
      'dnx A.B@1.0.0-beta --yes',
      'npx -y plain',
      null,
    ]);
  });

  it('is no command when anything in it could mean something else', () => {
    const odd = [
      'a b',
      'a;b',
      '$(x)',
      '-rf',
      '`x`',
      "a'",
      'a\nb',
      '../a',
      'https://a/b',
      'а',
      'a\u202e',
    ];
    for (const text of odd) {
      for (const type of ['npm', 'pypi', 'oci', 'nuget']) {
        expect(commandOf(type, text), `${type} ${text}`).toBeNull();
        expect(commandOf(type, 'fine', text), `${type} version ${text}`).toBeNull();
      }
    }
  });

  it('links a bundle only over http', () => {
    expect(packageView({ type: 'mcpb', identifier: 'https://a.example/x.mcpb' }).link).toBeTruthy();
    expect(packageView({ type: 'mcpb', identifier: 'javascript:alert(1)' }).link).toBeNull();
  });

  it('says which address is probed, and why another is not', () => {
    const at = (url: string) => ({ type: 'http', url, probeable: true }) as const;
    expect(remoteView(at('https://a.example/'), 'https://a.example/').note).toContain('probed');
    expect(
      remoteView({ ...at('https://{x}/'), probeable: false, why_not: 'template' }, undefined).note,
    ).toContain('placeholder');
  });

  it('is a configuration that a client can parse, whatever the address holds', () => {
    const url = 'https://a.example/?q="}]';
    expect(JSON.parse(clientConfiguration('org.a/__proto__', url, 'sse')).mcpServers).toEqual(
      JSON.parse(`{"__proto__":{"type":"sse","url":${JSON.stringify(url)}}}`),
    );
  });
});
