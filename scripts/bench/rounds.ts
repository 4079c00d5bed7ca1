import { median } from './result.ts';

/**
 * Runs each contestant in turn, `rounds` times after one round of warming up, and returns the
 * median of what `measure` said of each.
 */
export async function inTurns<Name extends string>(
  contestants: Record<Name, () => Promise<unknown>>,
  rounds: number,
  measure: (run: () => Promise<unknown>) => Promise<number>,
): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[];
  const measured = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await measure(contestants[name]);
      if (round > 0) measured.get(name)?.push(value);
    }
  }
  const medians = names.map((name) => [name, median(measured.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** CPU milliseconds, user and system, that this process spends on `run`. */
export async function cpuMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const spent = process.cpuUsage(before);
  return (spent.user + spent.system) / 1000;
}

/** Wall-clock milliseconds of `run`. */
export async function wallMs(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
