import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logText } from '../../src/render/text.ts';
import { hostileText } from './hostile.ts';

describe('workflow commands in a log', () => {
  it.each([
    ['::error::gone', '\\::error::gone'],
    ['  ::set-output name=a::b', '  \\::set-output name=a::b'],
    ['fine\r\n::stop-commands::x', 'fine\n\\::stop-commands::x'],
    ['fine\r::error::x', 'fine⟨U+000D⟩::error::x'],
    ['\u3000::error::x', '\u3000\\::error::x'],
    ['then ##[error]x', 'then ##\\[error]x'],
    ['a%0A::error::b%0d%25', 'a%250A::error::b%250d%2525'],
    ['std::vector at 50%', 'std::vector at 50%'],
  ])('writes %j as %j', (text, inert) => {
    expect(logText(text)).toBe(inert);
  });

  it('start on no line, whatever a server writes', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const log = logText(text);
        for (const line of log.split(/[\n\r]/)) expect(line.trimStart()).not.toMatch(/^::/);
        expect(log).not.toContain('##[');
        expect(log).not.toMatch(/\r|%(?:0A|0D)/i);
      }),
      { numRuns: 2000 },
    );
  });

  it('gain no line when the runner decodes a command', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const decoded = logText(text)
          .replace(/%0D/gi, '\r')
          .replace(/%0A/gi, '\n')
          .replaceAll('%25', '%');
        expect(decoded.split('\n')).toHaveLength(logText(text).split('\n').length);
      }),
    );
  });
});
