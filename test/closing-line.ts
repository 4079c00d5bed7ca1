import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The last line of a test run, plain and alone: `812 passed, 0 failed`. Files and errors outside of any test count as failed. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state] += 1;
      }
      for (const suite of [module, ...module.children.allSuites()]) {
        counts.failed += suite.errors().length;
      }
    }
    const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
    // The other reporters write their summaries after this hook.
    process.once('exit', () => {
      process.stdout.write(`${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
    });
  }
}
