import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areasOf, namedAreas, pageFolders } from './areas.ts';
import { countsIn, NONE } from './counts.ts';
import { runBeside, runStep, summary } from './step.ts';

const results = mkdtempSync(join(tmpdir(), 'steps-'));
const file = (name: string, report: unknown) => {
  const path = join(results, name);
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return path;
};
const tried = (fullName: string, status: string, failureMessages: string[]) => ({ fullName, status, failureMessages });
const vitest = file('vitest.json', {
  ...{ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
  testResults: [
    { assertionResults: [tried('at once', 'passed', []), tried('slow', 'passed', ['Test timed out'])] },
    { assertionResults: [tried('wrong', 'failed', ['1 is not 2'])] },
  ],
});
const playwright = file('playwright.json', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } });
const none = file('none.json', { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } });
const cut = file('cut.json', '{ "stats": { "expected"');
const missing = join(results, 'missing.json');
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(results, { recursive: true }));

const ends = (code: number) => [process.execPath, '-e', `console.log('the words'); process.exit(${code})`] as const;
const trial = (code: number, report?: string) =>
  runStep(
    { name: 'trial', commands: [ends(0), ends(code), ends(0)], ...(report ? { report } : {}) },
    { quietly: true, results },
  );

it('counts when a report is read: those of the test runner', () => {
  expect(countsIn(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3, flaky: 1 });
  expect(lines).toEqual(['at the second try only: slow']);
  expect(countsIn(playwright)).toEqual({ passed: 6, failed: 1, skipped: 2, flaky: 1 });
  expect(countsIn(missing)).toEqual(NONE);
});

it('check when it fails: its output is printed before its line', async () => {
  expect(await trial(0)).toMatchObject({ passed: 1, failed: 0, isGood: true });
  expect(lines).toEqual([expect.stringMatching(/^trial: good, \d+ s$/)]);
  expect(await trial(3)).toMatchObject({ passed: 0, failed: 1, isGood: false });
  expect(lines.slice(1)).toEqual([
    expect.stringContaining('the words'),
    expect.stringMatching(/^trial: FAILED: ended with code 3/),
  ]);
});

it.each([
  ['broke before its tests', 1, missing, /ended with code 1/],
  ['has no report', 0, missing, /missing\.json has no test/],
  ['has no test in its report', 0, none, /none\.json has no test/],
  ['has a part of a report', 0, cut, /cut\.json cannot be read/],
])('run when it %s: a failure', async (_, code, report, words) => {
  expect(await trial(code, report)).toMatchObject({ failed: 1, isGood: false });
  expect(lines.at(-1)).toMatch(words);
});

it('run when tests failed: counted', async () => {
  expect(await trial(1, playwright)).toMatchObject({ passed: 6, failed: 1, isGood: false });
});

it('step when it reaches its limit: ended with its children, the next one runs', async () => {
  const mark = join(results, 'grandchild.txt');
  const inner = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, String(process.pid)); setTimeout(() => {}, 60_000)`;
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); setTimeout(() => {}, 60_000)`;
  const options = { quietly: true, results, limitMs: 2_000 };
  const hangs = await runStep({ name: 'hangs', commands: [[process.execPath, '-e', outer]] }, options);
  expect([hangs.isGood, lines.at(-1)]).toEqual([false, expect.stringContaining('took longer than 2 s and was ended')]);
  const gone = await runStep({ name: 'gone', commands: [[join(results, 'no-such-program')], ends(0)] }, options);
  expect([gone.isGood, lines.at(-1)]).toEqual([false, expect.stringContaining('ENOENT')]);
  const pid = Number(readFileSync(mark, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 5_000);
});

it('checks when they run side by side: two at a time, reported in order, also after a failure', async () => {
  const marks = file('marks.txt', '');
  /** Writes a mark and ends when the file has the requested number of marks. Fails when they do not come. */
  const meets = (name: string, requested: number, code = 0) => {
    const program = `const fs = require('node:fs');
      fs.appendFileSync(${JSON.stringify(marks)}, 'x');
      const look = () => fs.readFileSync(${JSON.stringify(marks)}, 'utf8').length >= ${requested} ? process.exit(${code}) : setTimeout(look, 5);
      look();
      setTimeout(() => process.exit(1), 15_000);`;
    return { name, commands: [[process.execPath, '-e', program] as const] };
  };
  const outcomes = await runBeside([meets('first', 2, 1), meets('second', 2), meets('third', 3)], { results });
  expect(outcomes.map(({ name, isGood }) => [name, isGood])).toEqual([
    ['first', false],
    ['second', true],
    ['third', true],
  ]);
});

it('last line when all steps are done: the totals', () => {
  const text = summary([
    { name: 'types', passed: 1, failed: 0, skipped: 0, flaky: 0, isGood: true, seconds: 0.71 },
    { name: 'unit', passed: 7, failed: 2, skipped: 3, flaky: 1, isGood: false, seconds: 12.3 },
  ]);
  expect(text.split('\n').at(-1)).toBe('8 passed, 2 failed, 3 skipped, 1 at the second try only');
  expect(text).toMatch(/types {2}good .* 1 s .*\n {2}unit {3}FAILED .* 12 s/);
});

describe('areas', () => {
  it('areas of a file when it is a screen, backend or frame: that area', () => {
    const files = [
      'webview-app/src/screens/checkup/sale.tsx',
      'fixtures/src/rights/cards.ts',
      'webview-app/src/app/app.tsx',
    ];
    expect(areasOf([...files, 'webview-app/src/kit/answers/stale.ts', 'README.md'])).toEqual([
      'checkup',
      'rights',
      'app',
    ]);
    expect(areasOf(['scripts/test.ts', 'bridge-sdk/src/index.ts'])).toEqual(['tools']);
  });

  it('word when it is no area: refused with the list of areas', () => {
    expect(pageFolders(namedAreas(['checkup', 'app', 'tools']))).toEqual([
      'webview-app/src/screens/checkup/',
      'webview-app/src/app/',
    ]);
    expect(() => namedAreas(['checkups'])).toThrow(/No area checkups; there are .*checkup.*app, tools\./);
  });
});
