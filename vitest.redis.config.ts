import { defineConfig } from 'vitest/config';

/** Tests against a real Redis, which is started on a port of its own (`npm run test:redis`; needs redis-server on the PATH). */
export default defineConfig({
  test: {
    include: ['test/redis/**/*.test.ts'],
    globalSetup: ['test/redis/redis-server.ts'],
    reporters: ['default', './test/closing-line.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
