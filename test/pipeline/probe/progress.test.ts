import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { progressView } from '../../../src/pipeline/probe/progress.ts';

function sink(isTTY: boolean) {
  let written = '';
  const stream = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), written: () => written };
}

describe('progress', () => {
  it('is a line every ten seconds where there is no terminal', () => {
    const { stream, written } = sink(false);
    let time = 0;
    const view = progressView(stream, () => time);
    for (let done = 0; done <= 35; done++) {
      view.update({ done, targets: 35, reads: done + 2 });
      time += 1000;
    }
    view.end();
    expect(written()).toBe(
      [10, 20, 30].map((n) => `probed ${n} of 35 endpoints, ${n + 2} reads\n`).join(''),
    );
  });

  it('is a bar on a terminal, and goes away', () => {
    const { stream, written } = sink(true);
    const view = progressView(stream);
    view.update({ done: 0, targets: 8, reads: 0 });
    view.update({ done: 8, targets: 8, reads: 9 });
    view.end();
    view.end();
    expect(written()).toContain('probing');
    expect(written()).toContain('8 of 8 endpoints, 9 reads');
  });

  it.each([true, false])('leaves nothing behind when nothing happened (terminal: %s)', (isTTY) => {
    const { stream, written } = sink(isTTY);
    progressView(stream).end();
    expect(written()).toBe('');
  });
});
