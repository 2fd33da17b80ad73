import { existsSync, readFileSync } from 'node:fs';

/** The numbers of tests that passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed at their second try only; `passed` has them too. A look at a page may have one (`e2e/second-look.ts`). */
  readonly flaky: readonly string[];
}

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  flaky: all.flatMap(({ flaky }) => flaky),
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}
interface Suite {
  suites?: readonly Suite[];
  specs?: readonly { title: string; file: string; tests: readonly { status: string; projectName: string }[] }[];
}
interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads a test runner's report. Without a report all counts are 0, and the exit code decides. */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, flaky: [] };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky: flakyIn(report) };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, flaky: [] };
}

function flakyIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${file} on ${projectName}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}
