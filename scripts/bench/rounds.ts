/**
 * Runs each contestant in turn, `rounds` times after one round of warming up, and returns what
 * `measure` said of each, a value a round.
 */
export async function inTurns<Name extends string, Run>(
  contestants: Record<Name, Run>,
  rounds: number,
  measure: (run: Run) => Promise<number>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contestants) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await measure(contestants[name]);
      if (round > 0) measured[name].push(value);
    }
  }
  return measured;
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
