import { describe, expect, it } from 'vitest';
import { claimHost, proofUrl, provesLogin } from '../../../src/judge/claims/claim.ts';

describe('a proof', () => {
  it.each([
    ['github=octocat', true],
    ['\ufeffgithub=octocat\r\n', true],
    ['# who speaks for us\r\ngithub=someone\r\ngithub=OctoCat\r\n', true],
    ['  GitHub = octocat  ', true],
    ['github=octocat2', false],
    ['github=octo', false],
    ['xgithub=octocat', false],
    ['github=octocat and more', false],
    ['github=https://github.com/octocat', false],
    ['<!doctype html><p>github=octocat</p>', false],
    ['github=', false],
    ['', false],
  ])('%j proves octocat: %s', (text, proves) => {
    expect(provesLogin(text, 'octocat')).toBe(proves);
  });
});

it('the host of an endpoint is spelled as a URL spells it', () => {
  expect(claimHost('https://MCP.Example.:8443/mcp?x')).toBe('mcp.example');
  expect(claimHost('https://bücher.example/mcp')).toBe('xn--bcher-kva.example');
  expect(claimHost('https://[2001:DB8::1]/')).toBe('[2001:db8::1]');
  expect(claimHost('no url')).toBeNull();
});

it("the file stands on the endpoint's own https port", () => {
  expect(proofUrl('https://a.example:8443/mcp')).toBe(
    'https://a.example:8443/.well-known/mcp-rollcall.txt',
  );
  expect(proofUrl('http://a.example:8080/mcp')).toBe(
    'https://a.example/.well-known/mcp-rollcall.txt',
  );
  expect(proofUrl('{template}')).toBeNull();
});
