import { AsyncLocalStorage } from 'node:async_hooks';
import fsPromises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/** How a piece of work ended: with what it gives and so many changes of files, or killed in the middle. */
export type Ending<Result> = { done: Result; changes: number } | { killed: true };

/** Numbers from 0 to 1. */
export type Random = () => number;

/** What stands for a process: all that is done on its behalf. */
interface Life {
  root: string;
  random: Random;
  fatal: number;
  changes: number;
  isDead: boolean;
  handles: FileHandle[];
  end(): void;
}

type Call = (this: unknown, ...args: unknown[]) => Promise<unknown>;
type Calls = Record<string, Call>;

const CHANGING = ['rename', 'rm', 'rmdir', 'mkdir', 'writeFile', 'appendFile', 'unlink'];
const READING = ['readFile', 'readdir', 'stat', 'access', 'lstat', 'mkdtemp'];
/** No process has this number. */
const DEAD_PID = 4_194_400;
const lives = new AsyncLocalStorage<Life>();
const never = () => new Promise<never>(() => {});

/** From here to `restore`, work that runs in `killedAt` can be killed. */
export async function mortalFiles(folder: string): Promise<{ restore(): void }> {
  const files = fsPromises as unknown as Calls;
  const someHandle = await fsPromises.open(folder, 'r');
  const handles: Calls = Object.getPrototypeOf(someHandle);
  await someHandle.close();
  const realFiles = { ...files };
  const { writeFile, appendFile, sync } = handles;
  const realHandles = { writeFile, appendFile, sync };

  for (const name of CHANGING) replace(files, name, (act, args) => changed(act, args, perhaps));
  for (const name of READING) replace(files, name, (act) => act());
  replace(files, 'open', async (act, args) => {
    const opened = async () => {
      const handle = (await act()) as FileHandle;
      lives.getStore()?.handles.push(handle);
      return handle;
    };
    const isRead = args[1] === undefined || args[1] === 'r';
    return isRead ? opened() : changed(opened, args, perhaps);
  });
  for (const name of ['writeFile', 'appendFile']) {
    replace(handles, name, (act, args, real) =>
      changed(act, [lives.getStore()?.root], (_, random) => {
        const bytes = Buffer.from(args[0] as Buffer | string);
        return real(bytes.subarray(0, Math.floor(random() * bytes.length)));
      }),
    );
  }
  // What a file is flushed for is a power cut, not a kill.
  replace(handles, 'sync', async (act) => (lives.getStore() === undefined ? act() : undefined));
  syncBuiltinESMExports();
  return {
    restore() {
      Object.assign(files, realFiles);
      Object.assign(handles, realHandles);
      syncBuiltinESMExports();
    },
  };
}

type Replacement = (act: () => Promise<unknown>, args: unknown[], real: Call) => Promise<unknown>;

/** Nothing returns to who is dead: what it would have done next is not done. */
function replace(calls: Calls, name: string, replacement: Replacement): void {
  const call = calls[name];
  if (call === undefined) throw new Error(`there is no ${name}`);
  calls[name] = async function (...args) {
    const life = lives.getStore();
    if (life === undefined) return call.apply(this, args);
    if (life.isDead) return never();
    const real: Call = (...some) => call.apply(this, some);
    const result = replacement(() => real(...args), args, real);
    await result.catch(() => {});
    return life.isDead ? never() : result;
  };
}

async function changed(
  act: () => Promise<unknown>,
  [path]: unknown[],
  inPart: (act: () => Promise<unknown>, random: Random) => Promise<unknown>,
): Promise<unknown> {
  const life = lives.getStore();
  if (life === undefined || !String(path).startsWith(life.root)) return act();
  if (++life.changes < life.fatal) return act();
  life.isDead = true;
  await inPart(act, life.random).catch(() => {});
  life.end();
  return never();
}

function perhaps(act: () => Promise<unknown>, random: Random): Promise<unknown> {
  return random() < 0.5 ? act() : Promise.resolve();
}

/**
 * Runs work that is killed at its `fatal`-th change of files below `root`, as by SIGKILL: a write gets as
 * far as chance has it, what is under way ends in the system, and nothing is run any more, not even what
 * cleans up.
 */
export async function killedAt<Result>(
  root: string,
  fatal: number,
  random: Random,
  work: () => Promise<Result>,
): Promise<Ending<Result>> {
  let end: () => void = () => {};
  const death = new Promise<Ending<Result>>((resolve) => {
    end = () => resolve({ killed: true });
  });
  const life: Life = { root, random, fatal, changes: 0, isDead: false, handles: [], end };
  const alive = lives.run(life, work);
  const ending = await Promise.race([
    alive.then((done): Ending<Result> => ({ done, changes: life.changes })),
    death,
  ]);
  if (!life.isDead) return ending;
  await new Promise((wake) => setTimeout(wake, 1));
  // The system closes what a process leaves open.
  for (const handle of life.handles) await handle.close().catch(() => {});
  await disown(root);
  return ending;
}

/** Temporary files carry the number of their process, which here goes on. */
async function disown(root: string): Promise<void> {
  for (const entry of await fsPromises.readdir(root, { recursive: true, withFileTypes: true })) {
    const [, pid, number] = /^\.rollcall-(\d+)-(\d+)\.tmp$/.exec(entry.name) ?? [];
    if (Number(pid) !== process.pid) continue;
    const from = join(entry.parentPath, entry.name);
    await fsPromises.rename(from, join(entry.parentPath, `.rollcall-${DEAD_PID}-${number}.tmp`));
  }
}
