import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestOf } from '../../scripts/checkup/request.ts';
import type { OptOuts } from '../../src/generated/opt-outs.ts';
import { hostileText } from '../render/hostile.ts';

const NOBODY: OptOuts = { schema_version: 1, opt_outs: [] };

const form = (address: string) => `### Address of the endpoint\r\n\r\n${address}\r\n`;

describe('a request for a checkup', () => {
  it.each([
    ['https://mcp.example/mcp', 'mcp.example'],
    ['https://MCP.Example.:8443/mcp', 'mcp.example'],
  ])('of %s is of its host', (url, host) => {
    expect(requestOf(form(url), NOBODY)).toEqual({ url, host });
    expect(requestOf(url, NOBODY)).toEqual({ url, host });
  });

  it.each([
    ['http', 'http://mcp.example/mcp'],
    ['a private address', 'https://127.0.0.1/mcp'],
    ['a private address in other words', 'https://0x7f.1/mcp'],
    ['this machine', 'https://localhost/mcp'],
    ['a placeholder', 'https://{tenant}.example/mcp'],
    ['no URL', 'mcp.example'],
    ['an empty form', '_No response_'],
    ['a query', 'https://mcp.example/mcp?token=s3cret'],
    ['a user', 'https://me:s3cret@mcp.example/mcp'],
    ['two addresses', 'https://a.example/\nhttps://b.example/'],
    ['a long one', `https://mcp.example/${'a'.repeat(1000)}`],
    ['a command', '$(touch taken)'],
  ])('for %s is refused, and repeats no secret', (_, address) => {
    const request = requestOf(form(address), NOBODY);
    expect(request).toEqual({ refused: expect.any(String) });
    expect(JSON.stringify(request)).not.toContain('s3cret');
  });

  it('for whom asked not to be read is refused', () => {
    const optOuts: OptOuts = {
      schema_version: 1,
      opt_outs: [{ host: 'example', reason: 'the operator asked', date: '2026-11-30' }],
    };
    expect(requestOf(form('https://mcp.example/mcp'), optOuts)).toEqual({
      refused: 'The operator of this address asked not to be read.',
    });
  });

  it('at the address of a listing that opted out by its name is refused', () => {
    const optOuts: OptOuts = {
      schema_version: 1,
      opt_outs: [{ name: 'io.test/quiet', reason: 'the operator asked', date: '2026-11-30' }],
    };
    const listings = [
      { name: 'io.test/other', endpoint: 'https://other.example/mcp' },
      { name: 'io.test/Quiet', endpoint: 'https://MCP.example:443/mcp' },
    ];
    const asked = (address: string) => requestOf(form(address), optOuts, listings);
    expect(asked('https://mcp.example/mcp')).toEqual({
      refused: 'The operator of this address asked not to be read.',
    });
    expect(asked('https://other.example/mcp')).toMatchObject({ host: 'other.example' });
  });

  it('is refused without a word that acts, or is of a public https address', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const request = requestOf(text, NOBODY);
        if ('url' in request) expect(request.url).toMatch(/^https:/i);
        else expect(request.refused.replace(/`+ ?.*`+/, '')).not.toMatch(/[<>@[\]\n]|:\/\//);
      }),
      { numRuns: 2000 },
    );
  });
});
