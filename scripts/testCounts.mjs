import { existsSync, readFileSync } from 'node:fs';

/** Numbers of passed and failed tests from the result file of a runner. */
const readers = {
  check: ({ passed, failed }) => ({ passed, failed }),
  vitest: ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that does not load, or whose hook fails, has no failed test, but counts as failed.
    const files = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    ).length;
    return { passed: numPassedTests, failed: numFailedTests + files };
  },
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    // A test that passes only on a retry counts as failed.
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
};

/**
 * The counts of a stage. A stage without a result file counts as one test. A stage that exits with an error
 * without failed tests (an unhandled rejection, a crash) has one failure.
 *
 * @param {keyof typeof readers | 'exit'} format
 * @param {string} file
 * @param {boolean} isGood Whether the command exited with 0.
 * @returns {{ passed: number, failed: number }}
 */
export function readCounts(format, file, isGood) {
  if (format === 'exit' || !existsSync(file)) {
    return isGood && format === 'exit' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  const counts = readers[format](JSON.parse(readFileSync(file, 'utf8')));
  return !isGood && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
