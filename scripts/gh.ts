import { execFile } from 'node:child_process';

/** Runs the GitHub CLI with these arguments, never through a shell, and gives what it printed. */
export function gh(args: string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile('gh', args, { maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`gh ${args.slice(0, 2).join(' ')}: ${stderr.trim() || error.message}`));
    });
    // What ends without reading its input has said why.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
