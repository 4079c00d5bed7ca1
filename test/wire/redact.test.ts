import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  redactChallenge,
  redactCookie,
  redactDocument,
  redactSessionUrl,
  redactUrl,
  secretsOf,
  sessionShape,
} from '../../src/wire/redact.ts';

describe('what a record keeps of addresses and ids', () => {
  it.each([
    ['https://user:pw@host.example/mcp', 'https://REDACTED@host.example/mcp'],
    [
      'https://host.example/mcp?api_key=abc&page=2',
      'https://host.example/mcp?api_key=REDACTED&page=2',
    ],
    ['https://host.example/mcp?x=sk-123#part', 'https://host.example/mcp?x=REDACTED#part'],
    ['https://host.example/m?sessionId=1f2e', 'https://host.example/m?sessionId=REDACTED'],
    [`/m?v=${'a1'.repeat(20)}`, '/m?v=REDACTED'],
    [
      'https://host.example/mcp?lang=en&empty=&flag',
      'https://host.example/mcp?lang=en&empty=&flag',
    ],
    ['https://host.example/a@b?x=1', 'https://host.example/a@b?x=1'],
    ['https://user:p@ss@host.example/', 'https://REDACTED@host.example/'],
    ['https:/user:pw@host.example/', 'https:/REDACTED@host.example/'],
    [' HTTPS:\\\\user:pw@host.example', ' HTTPS:\\\\REDACTED@host.example'],
    ['//user:pw@host.example/mcp', '//REDACTED@host.example/mcp'],
    ['https://host.example/mcp?%61pi_key=abc', 'https://host.example/mcp?%61pi_key=REDACTED'],
    ['https://host.example/mcp#access_token=abc', 'https://host.example/mcp#access_token=REDACTED'],
  ])('%s becomes %s', (url, kept) => {
    expect(redactUrl(url)).toBe(kept);
  });

  it('of an address that is handed out for one session, no value', () => {
    expect(redactSessionUrl('https://u:p@h.example/m?s=1&x&lang=en#y')).toBe(
      'https://REDACTED@h.example/m?s=REDACTED&x&lang=REDACTED#y',
    );
  });

  it.each([
    ['https://host.example/mcp?page=2', []],
    ['https://me:s%20t@host.example/mcp', ['me', 's%20t', 's t']],
    ['https://host.example/mcp?a=1&api_key=x%2Fy', ['x%2Fy', 'x/y']],
    ['https://host.example/mcp?token=%', ['%']],
  ])('of %s not %j', (url, secrets) => {
    expect(secretsOf(url)).toEqual(secrets);
  });

  it('never keeps a secret that a URL names', () => {
    const secret = fc.stringMatching(/^[a-z0-9]{12,40}$/);
    fc.assert(
      fc.property(secret, fc.constantFrom('token', 'API_KEY', 'password', 'sig'), (value, name) => {
        const url = `https://${value}:${value}@host.example/mcp?a=1&${name}=${value}&b=2`;
        expect(redactUrl(url)).not.toContain(value);
      }),
    );
  });

  it.each([
    ['123', 'digits'],
    ['1f82f5b8', 'hex'],
    ['1f82f5b8-33cd', 'hex_dashed'],
    ['xyz1', 'alphanumeric'],
    ['a_b', 'visible_ascii'],
    ['café 1', 'other'],
  ])('of the session id %s only that it is %s', (id, alphabet) => {
    const dashes = id.split('-').length - 1;
    expect(sessionShape(id)).toEqual({ length: id.length, dashes, alphabet });
  });

  it('of a cookie its name and attributes', () => {
    expect(redactCookie('sid=s3cret; Path=/; HttpOnly')).toBe('sid=REDACTED; Path=/; HttpOnly');
  });

  it.each([
    [
      'Bearer realm="x", resource_metadata="https://u:p@a.example/m?api_key=abc"',
      'Bearer realm="x", resource_metadata="https://REDACTED@a.example/m?api_key=REDACTED"',
    ],
    [
      'Bearer resource_metadata=https://a.example/m?token=abc, error="x"',
      'Bearer resource_metadata=https://a.example/m?token=REDACTED, error="x"',
    ],
    ['Basic realm="http: nothing"', 'Basic realm="http: nothing"'],
  ])('of the challenge %s the addresses without credentials', (line, kept) => {
    expect(redactChallenge(line)).toBe(kept);
  });

  it('of a document the addresses without credentials, and all else as it came', () => {
    const text =
      '{"resource":"https://a.example/mcp?api_key=abc","n":[1,{"u":"https://u:p@a.example/"}],"__proto__":{"t":"see https://a.example/?token=x"}}';
    const kept =
      '{"resource":"https://a.example/mcp?api_key=REDACTED","n":[1,{"u":"https://REDACTED@a.example/"}],"__proto__":{"t":"see https://a.example/?token=x"}}';
    expect(JSON.stringify(redactDocument(JSON.parse(text)))).toBe(kept);
  });

  it('nothing of a document that is nested too deep to be looked through', () => {
    expect(redactDocument(JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`))).toBeNull();
  });
});
