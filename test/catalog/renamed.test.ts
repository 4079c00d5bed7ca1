import { describe, expect, it } from 'vitest';
import { renamedEndpoints } from '../../src/catalog/renamed.ts';

const at = (name: string, endpoint?: string) => ({
  name,
  ...(endpoint !== undefined && { endpoint }),
});

describe('endpoints under another name', () => {
  it('pair what left with what came at the same address, however it is spelled', () => {
    const result = renamedEndpoints({
      removed: [at('io.old/a', 'https://A.example/mcp'), at('io.old/b', 'https://b.example/')],
      added: [at('io.new/a', 'https://a.example:443/mcp'), at('io.new/c')],
    });
    expect(result).toEqual({
      renamed: [{ from: 'io.old/a', to: 'io.new/a', endpoint: 'https://a.example:443/mcp' }],
      removed: [at('io.old/b', 'https://b.example/')],
      added: [at('io.new/c')],
    });
  });

  it('of several at one address pair those of the same local name, then in order', () => {
    const url = 'https://gateway.example/mcp';
    const { renamed, added } = renamedEndpoints({
      removed: [at('io.old/a', url), at('io.old/b', url)],
      added: [at('io.new/B', url), at('io.new/x', url), at('io.new/y', url)],
    });
    expect(renamed).toEqual([
      { from: 'io.old/b', to: 'io.new/B', endpoint: url },
      { from: 'io.old/a', to: 'io.new/x', endpoint: url },
    ]);
    expect(added).toEqual([at('io.new/y', url)]);
  });

  it('never pair listings without an endpoint', () => {
    expect(
      renamedEndpoints({ removed: [at('io.old/a')], added: [at('io.new/a')] }).renamed,
    ).toEqual([]);
  });
});
