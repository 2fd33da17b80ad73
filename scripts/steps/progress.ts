/** Progress of a step that runs, read from what its program has written so far. */

/** `[12/345] [browser] › file.spec.ts:3:1 › title`: Playwright's line for each test that begins. */
const PLAYWRIGHT_TEST = /^\[(\d+)\/(\d+)\] /gm;
/** `  1) [browser] › file.spec.ts:3:1 › title ───`: one that failed. */
const PLAYWRIGHT_FAILURE = /^ +\d+\) (\[.*?) ─*$/gm;
/** ` ✓ |unit| file.test.ts (12 tests) 34ms`, ` ❯ |unit| file.test.ts (12 tests | 1 failed) 34ms`: Vitest's line for each file that ended. */
const VITEST_FILE = /^ *[✓❯×↓] +(.*?\.test\.tsx?) \((\d+) tests?(?: \| (\d+) failed)?/gmu;

/** Escapes by which a program colours its words and goes back in a line. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;?]*[a-zA-Z]`, 'g');
const LAST_LINE_LENGTH = 100;

/** Returns what ran so far in a few words: tests and failures where the text is a test runner's, else its last line. */
export function progressIn(output: string): string {
  const text = output.replace(ESCAPES, '');
  const tests = [...text.matchAll(PLAYWRIGHT_TEST)].at(-1);
  if (tests) {
    const failed = [...text.matchAll(PLAYWRIGHT_FAILURE)].map(([, name = '']) => name);
    return withFailures(`test ${tests[1]} of ${tests[2]}`, new Set(failed));
  }
  const files = [...text.matchAll(VITEST_FILE)];
  if (files.length > 0) {
    const count = files.reduce((sum, [, , inFile]) => sum + Number(inFile), 0);
    const failed = files.filter(([, , , inFile]) => Number(inFile) > 0).map(([, name = '']) => name);
    return withFailures(`${count} tests of ${files.length} files`, new Set(failed));
  }
  return text.trimEnd().split('\n').at(-1)?.trim().slice(0, LAST_LINE_LENGTH) || 'nothing written yet';
}

const withFailures = (progress: string, failed: ReadonlySet<string>): string =>
  failed.size === 0 ? progress : `${progress}, ${failed.size} FAILED so far: ${[...failed].join('; ')}`;
