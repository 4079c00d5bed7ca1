import { defineConfig } from 'vitest/config';

/** The workflows as they are written, run by act on this machine (`npm run test:workflows`). */
export default defineConfig({
  test: {
    include: ['test/runner/**/*.test.ts'],
    reporters: ['default', './test/closing-line.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
