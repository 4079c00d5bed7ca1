import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedWords, compact, nameWords, wordsOf } from '../../../site/search/words.ts';

describe('the words of a text', () => {
  it.each([
    ['brave-search/v2_beta.js', ['brave', 'search', 'v2', 'beta', 'js']],
    ['Crème Brûlée', ['creme', 'brulee']],
    ['STRASSE straße', ['strasse', 'strasse']],
    ['ﬁle ＭＣＰ', ['file', 'mcp']],
    ['İstanbul Łódź', ['istanbul', 'lodz']],
    ['gi\u200bt\u00adhub', ['github']],
    ['C++ & C#', ['c', 'c']],
    ['"><script>', ['script']],
    ['', []],
    ['—…!', []],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are two letters long where a script has no spaces, and the last letter', () => {
    expect(wordsOf('文件系统 MCP')).toEqual(['文件', '件系', '系统', '统', 'mcp']);
    expect(wordsOf('天気')).toEqual(['天気', '気']);
    expect(askedWords('文件系统')).toEqual(['文件', '件系', '系统']);
    expect(askedWords('文')).toEqual(['文']);
    expect(wordsOf('GitHub用サーバー')).toEqual(['github', '用サ', 'サー', 'ーバ', 'バー', 'ー']);
  });

  it('of a name are those of its camel case, too', () => {
    const parts = ['getuserinfo', 'get', 'user', 'info', 'getuser', 'userinfo', 'info'];
    expect(nameWords('getUserInfo')).toEqual(parts);
    expect(nameWords('HTTPServer')).toEqual(['httpserver', 'http', 'server']);
    expect(nameWords('listGitHubIssues')).toContain('github');
    expect(nameWords('useIPv4 OAuthToken')).toEqual(expect.arrayContaining(['ipv4', 'oauth']));
    expect(nameWords('plain-name')).toEqual(['plain', 'name']);
  });

  it('asked for come once, without small ones beside others', () => {
    expect(askedWords('the server for the Server')).toEqual(['server']);
    expect(askedWords('to the')).toEqual(['to', 'the']);
  });

  it('as one are the same however they are parted', () => {
    for (const text of ['Brave Search', 'brave-search', 'BRAVE_search!', 'braveSearch']) {
      expect(compact(text)).toBe('bravesearch');
    }
  });

  it('are never empty, never long, and hold nothing that parts lines or columns', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const word of [...wordsOf(text), ...nameWords(text), ...askedWords(text)]) {
          expect(word).toMatch(/^[^\s\p{Z}]{1,32}$/u);
        }
      }),
    );
  });

  it('are the same for a text and its upper case, composed or not', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aäéłçOÖ -_1がカ한'), maxLength: 20 }),
        (text) => {
          expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text));
          expect(wordsOf(text.toUpperCase())).toEqual(wordsOf(text.toLowerCase()));
        },
      ),
    );
  });
});
