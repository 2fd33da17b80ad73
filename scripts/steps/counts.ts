import { existsSync, readFileSync } from 'node:fs';

/** Counts the tests of a run by outcome. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed only at a retry. `passed` includes them. */
  readonly flaky: number;
  /** A line for each failed and each flaky test, with its name. */
  readonly lines: readonly string[];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0, lines: [] };

const lineOf = (status: 'failed' | 'flaky', name: string) =>
  status === 'failed' ? `failed: ${name}` : `at the second try only: ${name}`;

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
/** A file or a `describe` of it. */
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}
interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Reads a test runner's JSON report. A missing file has no tests, an incomplete one throws. */
export function countsIn(file: string): Counts {
  if (!existsSync(file)) return NONE;
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const lines = (report.suites ?? []).flatMap((suite) => linesOfSuite(suite));
    return { passed: expected + flaky, failed: unexpected, skipped, flaky, lines };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  // Vitest counts a test that passed at a retry as passed, and its dot reporter does not show it.
  const flaky = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: flaky.length,
    lines: [
      ...failed.map(({ fullName }) => lineOf('failed', fullName)),
      ...flaky.map(({ fullName }) => lineOf('flaky', fullName)),
    ],
  };
}

function linesOfSuite({ title, specs = [], suites = [] }: PlaywrightSuite, parents = ''): string[] {
  const path = `${parents}${title} › `;
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, name: path + spec.title })));
  return [
    ...tests.flatMap(({ status, projectName, name }) =>
      status === 'unexpected' || status === 'flaky'
        ? [lineOf(status === 'flaky' ? 'flaky' : 'failed', `[${projectName}] ${name}`)]
        : [],
    ),
    ...suites.flatMap((suite) => linesOfSuite(suite, path)),
  ];
}

export const sum = (parts: readonly Counts[]): Counts =>
  parts.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
      flaky: total.flaky + counts.flaky,
      lines: [...total.lines, ...counts.lines],
    }),
    NONE,
  );
