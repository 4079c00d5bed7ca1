import type { Transform } from 'node:stream';

export type InflaterSink = {
  onData(chunk: Uint8Array): void;
  onEnd(): void;
  /** With node's error code, or a few words. */
  onError(detail: string): void;
  onDrain(): void;
};

/** A decompressor, with calls instead of a stream. It gives its output as soon as its input allows. */
export type Inflater = {
  /** False: pause until onDrain. */
  write(chunk: Uint8Array): boolean;
  end(): void;
  destroy(): void;
};

export function inflaterFrom(stream: Transform, sink: InflaterSink): Inflater {
  stream.on('data', (chunk: Buffer) => sink.onData(chunk));
  stream.on('end', () => sink.onEnd());
  stream.on('drain', () => sink.onDrain());
  stream.on('error', (error: NodeJS.ErrnoException) => sink.onError(error.code ?? error.message));
  return {
    write: (chunk) => stream.destroyed || stream.write(chunk),
    end: () => void stream.end(),
    destroy: () => void stream.destroy(),
  };
}
