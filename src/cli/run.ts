import { CommanderError } from 'commander';
import { Fault } from '../fault.ts';
import { printError } from './print.ts';
import { program } from './program.ts';

/** Runs one command line and gives the exit code; whatever goes wrong ends in one line on stderr. */
export async function run(args: string[]): Promise<number> {
  let code = 0;
  try {
    await program(
      (result) => {
        code = result;
      },
      await checksAsked(args),
    ).parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof Fault) {
      await printError(error.message);
      return error.exitCode;
    }
    await printError(`this is a fault of rollcall itself (${describe(error)}); please report it`);
    return 5;
  }
}

/** The texts of the checks, loaded only for who asks for them. */
async function checksAsked(args: readonly string[]): Promise<string> {
  const isAsked = args.includes('check') && args.some((arg) => /^(-h|--help|help)$/.test(arg));
  return isAsked ? (await import('./checks-help.ts')).checksHelp() : '';
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
