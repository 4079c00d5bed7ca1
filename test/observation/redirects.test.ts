import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../src/observation/redirects.ts';

const FROM = 'http://host.example/mcp?v=1';

describe('a redirected POST', () => {
  it.each([
    [307, '/mcp/', 'http://host.example/mcp/'],
    [308, 'http://host.example/api/mcp#top', 'http://host.example/api/mcp'],
    [301, 'https://host.example/mcp?v=1', 'https://host.example/mcp?v=1'],
    [302, 'https://host.example/mcp?v=1', 'https://host.example/mcp?v=1'],
    [308, 'https://host.example/mcp/', 'https://host.example/mcp/'],
  ])('%i to %s goes again to %s', (status, location, follow) => {
    expect(redirectOf('POST', status, FROM, location)).toEqual({ follow });
  });

  it.each([
    [307, 'http://other.example/mcp', 'elsewhere'],
    [307, 'http://sub.host.example/mcp', 'elsewhere'],
    [307, 'http://host.example:8080/mcp', 'elsewhere'],
    [307, 'https://host.example:8443/mcp?v=1', 'elsewhere'],
    [307, 'http://user@host.example/mcp', 'elsewhere'],
    [301, '/mcp/', 'method'],
    [303, '/mcp?v=1', 'method'],
    [302, 'https://host.example/login', 'method'],
    [307, 'file:///etc/passwd', 'not_http'],
    [307, 'http://[', 'no_target'],
    [307, '', 'no_target'],
    [307, null, 'no_target'],
  ])('%i to %s goes nowhere: %s', (status, location, refused) => {
    expect(redirectOf('POST', status, FROM, location)).toEqual({ refused });
  });

  it('never goes from https back to http', () => {
    expect(redirectOf('POST', 308, 'https://host.example/mcp', 'http://host.example/mcp')).toEqual({
      refused: 'elsewhere',
    });
  });

  it('is stricter than a GET, which any redirect may lead within the same bounds', () => {
    expect(redirectOf('GET', 302, FROM, '/sse')).toEqual({ follow: 'http://host.example/sse' });
    expect(redirectOf('GET', 302, FROM, 'http://other.example/')).toEqual({ refused: 'elsewhere' });
  });
});
