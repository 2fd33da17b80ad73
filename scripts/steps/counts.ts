import { existsSync, readFileSync } from 'node:fs';

/** Counts the tests of a run by outcome. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed only at a retry. `passed` includes them. */
  readonly flaky: number;
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** Declares the fields that are read of the JSON reports of Vitest and Playwright. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly VitestTest[] }[];
}
interface VitestTest {
  readonly fullName: string;
  readonly status: string;
  /** The messages of all attempts. */
  readonly failureMessages: readonly string[];
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Reads a test runner's JSON report and prints Vitest's flaky tests. A missing file has no tests, an incomplete one throws. */
export function countsIn(file: string): Counts {
  if (!existsSync(file)) return NONE;
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const flaky = flakyOf(report);
  for (const name of flaky) console.log(`at the second try only: ${name}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    flaky: flaky.length,
  };
}

/** Returns the names of tests that passed only at a retry. Vitest counts them as passed, and its dot reporter does not show them. */
function flakyOf({ testResults }: VitestReport): string[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const flaky = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return flaky.map(({ fullName }) => fullName);
}

export const sum = (parts: readonly Counts[]): Counts =>
  parts.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
      flaky: total.flaky + counts.flaky,
    }),
    NONE,
  );
