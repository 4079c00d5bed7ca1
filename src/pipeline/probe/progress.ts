import { SingleBar } from 'cli-progress';

/** How far a run is; an endpoint counts as done when the run has its word on it. */
export interface ProbeProgress {
  done: number;
  targets: number;
  reads: number;
}

export interface ProgressView {
  update(progress: ProbeProgress): void;
  /** Leaves the terminal as it was; more than once does no harm. */
  end(): void;
}

type Stream = NodeJS.WritableStream & { isTTY?: boolean };

const LINE_EVERY_MS = 10_000;

/** A bar on a terminal, a line every ten seconds elsewhere. Only numbers are shown. */
export function progressView(stream: Stream, now: () => number = Date.now): ProgressView {
  return stream.isTTY === true ? bar(stream) : lines(stream, now);
}

function bar(stream: Stream): ProgressView {
  const single = new SingleBar({
    stream,
    format: 'probing {bar} {value} of {total} endpoints, {reads} reads',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  });
  let started = false;
  function end(): void {
    process.removeListener('exit', end);
    if (started) single.stop();
    started = false;
  }
  return {
    update({ done, targets, reads }) {
      if (started) return single.update(done, { reads });
      started = true;
      // Ended by a signal, the terminal gets its cursor back all the same.
      process.once('exit', end);
      single.start(targets, done, { reads });
    },
    end,
  };
}

function lines(stream: Stream, now: () => number): ProgressView {
  let last = now();
  return {
    update({ done, targets, reads }) {
      if (now() - last < LINE_EVERY_MS) return;
      last = now();
      stream.write(`probed ${done} of ${targets} endpoints, ${reads} reads\n`);
    },
    end() {},
  };
}
