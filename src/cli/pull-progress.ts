import { SingleBar } from 'cli-progress';
import type { PullProgress } from '../registry/client.ts';
import { terminalText } from '../render/text.ts';

const LINE_EVERY_MS = 10_000;

/** Pages and rows so far: one changing line on a terminal, a line every ten seconds and one a wait elsewhere. */
export function pullProgress(
  stream: NodeJS.WriteStream,
  now: () => number = Date.now,
): { update(progress: PullProgress): void; end(): void } {
  if (stream.isTTY) {
    // The registry tells no total, so there is a count and no bar.
    const count = new SingleBar({
      stream,
      format: 'pulling the registry: {pages} pages, {rows} rows{waiting}',
      hideCursor: true,
      clearOnComplete: true,
    });
    count.start(1, 0, { pages: 0, rows: 0, waiting: '' });
    const end = () => {
      process.removeListener('exit', end);
      count.stop();
    };
    // Ended by a signal, the terminal gets its cursor back all the same.
    process.once('exit', end);
    return {
      update: ({ pages, rows, waiting }) =>
        count.update(0, { pages, rows, waiting: waitingText(waiting) }),
      end,
    };
  }
  let last = now();
  return {
    update({ pages, rows, waiting }) {
      if (waiting === undefined && now() - last < LINE_EVERY_MS) return;
      last = now();
      stream.write(`pulled ${pages} pages, ${rows} rows${waitingText(waiting)}\n`);
    },
    end() {},
  };
}

/** Why nothing comes for a while; the reason may hold what a server said. */
function waitingText(waiting: PullProgress['waiting']): string {
  if (waiting === undefined) return '';
  return `, asking again in ${Math.ceil(waiting.ms / 1000)} s (${terminalText(waiting.why)})`;
}
