import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace/root.ts';

/** The numbers of tests that passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  /** As many as are named in `failures`. */
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed at their second try only; `passed` has them too. A look at a page may have one (`e2e/retries.ts`). */
  readonly flaky: readonly string[];
  /** The tests that failed, by file and title, each with its reason, and what broke outside of tests. */
  readonly failures: readonly string[];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  flaky: all.flatMap(({ flaky }) => flaky),
  failures: all.flatMap(({ failures }) => failures),
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      status: string;
      ancestorTitles: readonly string[];
      title: string;
      failureMessages?: readonly string[];
    }[];
  }[];
}
interface Suite {
  title?: string;
  suites?: readonly Suite[];
  specs?: readonly {
    title: string;
    file: string;
    line?: number;
    tests: readonly {
      status: string;
      projectName: string;
      results?: readonly { error?: { message?: string; location?: { line: number } } }[];
    }[];
  }[];
}
interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: readonly { message?: string }[];
}

/** Reads a test runner's report. Without a report all counts are 0. Throws where it is no report, or a part of one. */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return NONE;
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failures = [
      ...testsIn(report, 'unexpected'),
      ...(report.errors ?? []).map(({ message }) => firstLine(message)),
    ];
    return {
      passed: expected + flaky,
      failed: most(unexpected, failures),
      skipped,
      flaky: testsIn(report, 'flaky'),
      failures,
    };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  const failures = failuresIn(report);
  return { passed: numPassedTests, failed: most(numFailedTests, failures), skipped, flaky: [], failures };
}

/** A runner's own number leaves out what broke outside of tests: a file that cannot be loaded, a server that does not start. */
const most = (failed: number, failures: readonly string[]): number => Math.max(failed, failures.length);

/** Lists the tests of a Playwright report that ended so, with their groups. The outermost suite is the file itself. */
function testsIn({ suites = [], specs = [] }: Suite, ended: string, groups: readonly string[] = []): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ projectName, results = [] }) => {
        const place = line === undefined ? file : `${file}:${line}`;
        const error = results.find((result) => result.error)?.error;
        const at = error?.location ? `line ${error.location.line}, ` : '';
        return `${place} on ${projectName}: ${[...groups, title].join(' > ')}${reason(error?.message, at)}`;
      }),
  );
  const inGroups = suites.flatMap((suite) => {
    const isFile = suite.title === undefined || suite.title.endsWith('.spec.ts');
    return testsIn(suite, ended, isFile ? groups : [...groups, suite.title ?? '']);
  });
  return [...own, ...inGroups];
}

function failuresIn({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ ancestorTitles, title, failureMessages = [] }) =>
        `${file}: ${[...ancestorTitles, title].join(' > ')}${reason(failureMessages[0])}`,
    );
  });
}

/** The lines of an error that say what was found and what was expected; more are in the output of the step. */
const REASON_LINES = 4;
/** Writes the reason of a failure below its name; nothing where the report has none. */
function reason(message: string | undefined, at = ''): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const words = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '));
  return words.length === 0 ? '' : `\n    ${at}${words.slice(0, REASON_LINES).join('\n    ')}`;
}

const firstLine = (text = 'no words'): string => text.trim().split('\n')[0] ?? '';
