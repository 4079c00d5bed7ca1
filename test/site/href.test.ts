import { describe, expect, it } from 'vitest';
import { absolute, href, outside, placeOf } from '../../site/href.ts';
import { PATHS } from '../../site/paths.ts';

describe('addresses', () => {
  it('stand below the base path, with or without its last slash', () => {
    for (const url of ['https://a.example/b', 'https://a.example/b/']) {
      expect(href(placeOf(url), PATHS.directory(1))).toBe('/b/directory/');
      expect(absolute(placeOf(url), PATHS.home)).toBe('https://a.example/b/');
    }
    expect(href(placeOf('http://127.0.0.1:8080'), PATHS.css)).toBe('/assets/site.css');
  });

  it('lead out of the site only over http and https', () => {
    expect(outside('https://a.example/x y')).toBe('https://a.example/x%20y');
    const odd = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//a.example',
      'ftp://a.example',
      'a',
      ' ',
    ];
    for (const url of [...odd, undefined]) expect(outside(url), url).toBeNull();
  });
});
