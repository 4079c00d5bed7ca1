import { defineConfig } from 'vitest/config';

/** Tests against servers that pip, go and cargo install into .cache/interop/ (`npm run interop`). */
export default defineConfig({
  test: {
    include: ['test/interop/**/*.test.ts'],
    reporters: ['default', './test/closing-line.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
