import { defineConfig } from 'vitest/config';

/** Tests against real servers, which are started once and only when such a test runs. */
const realServers = ['test/real-servers.test.ts', 'test/**/*.real.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', './test/closing-line.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['test/**/*.test.ts'],
          exclude: [
            ...realServers,
            'test/browser/**',
            'test/corpus/**',
            'test/interop/**',
            'test/redis/**',
            'test/runner/**',
            '**/node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'real-servers',
          include: realServers,
          globalSetup: ['test/global-setup.ts'],
        },
      },
    ],
  },
});
