import { defineConfig } from 'vitest/config';

/** Tests over real rows of the registry, which lie beside the checkout (or where ROLLCALL_SHARED says). */
export default defineConfig({
  test: {
    include: ['test/corpus/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
