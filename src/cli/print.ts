import { terminalText } from '../render/text.ts';

/** Writes a whole text to stdout and waits until it is out, whatever its size. */
export function print(text: string): Promise<void> {
  return written(process.stdout, text);
}

/** One line on stderr, in front of it the program's name. Where even that can't be written the exit code has to do. */
export function printError(line: string): Promise<void> {
  return written(process.stderr, `rollcall: ${terminalText(line)}\n`).catch(() => {});
}

function written(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      // A reader that has gone away (`| head`) has all that it wanted.
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') reject(error);
      else resolve();
    });
  });
}

/** Whether a stream takes colours: a terminal, and nobody said no (NO_COLOR, TERM=dumb). */
export function colours(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && stream.hasColors();
}
