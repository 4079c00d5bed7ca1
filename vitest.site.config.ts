import { defineConfig } from 'vitest/config';

/** Tests of a built site in headless Chromium (`npm run test:site`; CHROME_PATH says where it is, if not in the usual places). */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/served-site.ts'],
    reporters: ['verbose', './test/closing-line.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
