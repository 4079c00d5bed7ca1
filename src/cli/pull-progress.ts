import { SingleBar } from 'cli-progress';
import type { PullProgress } from '../registry/client.ts';

const LINE_EVERY_MS = 10_000;

/** Pages and rows so far: one changing line on a terminal, a line every ten seconds elsewhere. */
export function pullProgress(
  stream: NodeJS.WriteStream,
  now: () => number = Date.now,
): { update(progress: PullProgress): void; end(): void } {
  if (stream.isTTY) {
    // The registry tells no total, so there is a count and no bar.
    const count = new SingleBar({
      stream,
      format: 'pulling the registry: {pages} pages, {rows} rows',
      hideCursor: true,
      clearOnComplete: true,
    });
    count.start(1, 0, { pages: 0, rows: 0 });
    return {
      update: ({ pages, rows }) => count.update(0, { pages, rows }),
      end: () => count.stop(),
    };
  }
  let last = now();
  return {
    update({ pages, rows }) {
      if (now() - last < LINE_EVERY_MS) return;
      last = now();
      stream.write(`pulled ${pages} pages, ${rows} rows\n`);
    },
    end() {},
  };
}
