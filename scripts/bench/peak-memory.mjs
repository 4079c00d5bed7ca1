// Preloaded into every Node process of a measured program: each says at its end how much memory it took.
import { appendFileSync } from 'node:fs';

const file = process.env.BENCH_PEAKS;
if (file !== undefined) {
  process.once('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
}
