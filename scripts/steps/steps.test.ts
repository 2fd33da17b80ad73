import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { areasOf, namedAreas, pageFolders } from './areas.ts';
import { countsIn, NONE } from './counts.ts';
import { runBeside, runStep, summary } from './step.ts';

const results = temporaryFolder();
const file = (name: string, report: unknown) => {
  const path = join(results, name);
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return path;
};
const vitest = file('vitest.json', {
  ...{ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
  testResults: [
    { assertionResults: [{ fullName: 'at once', status: 'passed', failureMessages: [] }] },
    { assertionResults: [{ fullName: 'slow', status: 'passed', failureMessages: ['Test timed out'] }] },
    { assertionResults: [{ fullName: 'wrong', status: 'failed', failureMessages: ['1 is not 2'] }] },
  ],
});
const attempts = (status: string) => [{ projectName: 'browser', status }];
const specs = [
  { title: 'right', tests: attempts('expected') },
  { title: 'slow', tests: attempts('flaky') },
];
const playwright = file('playwright.json', {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      title: 'a.spec.ts',
      specs,
      suites: [{ title: 'a page', specs: [{ title: 'bad', tests: attempts('unexpected') }] }],
    },
  ],
});
const noTests = file('none.json', { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } });
const incomplete = file('cut.json', '{ "stats": { "expected"');
const missing = join(results, 'missing.json');
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const exits = (code: number) => [process.execPath, '-e', `console.log('the words'); process.exit(${code})`] as const;
const runTrial = (code: number, report?: string) =>
  runStep(
    { name: 'trial', commands: [exits(0), exits(code), exits(0)], ...(report ? { report } : {}) },
    { quietly: true, results },
  );

it('a report when it comes from Vitest or Playwright: read with the test runner’s counts', () => {
  expect(countsIn(vitest)).toEqual({
    ...{ passed: 7, failed: 1, skipped: 3, flaky: 1 },
    lines: ['failed: wrong', 'at the second try only: slow'],
  });
  expect(countsIn(playwright)).toEqual({
    ...{ passed: 6, failed: 1, skipped: 2, flaky: 1 },
    lines: ['at the second try only: [browser] a.spec.ts › slow', 'failed: [browser] a.spec.ts › a page › bad'],
  });
  expect(countsIn(missing)).toEqual(NONE);
});

it('a check when it fails: prints its output before its line', async () => {
  expect(await runTrial(0)).toMatchObject({ passed: 1, failed: 0, isGood: true });
  expect(lines).toEqual([expect.stringMatching(/^trial: good, \d+ s$/)]);
  expect(await runTrial(3)).toMatchObject({ passed: 0, failed: 1, isGood: false });
  expect(lines.slice(1)).toEqual([
    expect.stringContaining('the words'),
    expect.stringMatching(/^trial: FAILED: ended with code 3/),
  ]);
});

it.each([
  ['stopped before its tests', 1, missing, /ended with code 1/],
  ['has no report', 0, missing, /missing\.json has no test/],
  ['has an empty report', 0, noTests, /none\.json has no test/],
  ['has an incomplete report', 0, incomplete, /cut\.json cannot be read/],
])('a run when it %s: counted as failed', async (_, code, report, words) => {
  expect(await runTrial(code, report)).toMatchObject({ failed: 1, isGood: false });
  expect(lines.at(-1)).toMatch(words);
});

it('a run when tests failed: counts them', async () => {
  expect(await runTrial(1, playwright)).toMatchObject({ passed: 6, failed: 1, isGood: false });
});

it('a step when it reaches its time limit: killed, together with its child processes', async () => {
  const mark = join(results, 'grandchild.txt');
  const inner = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, String(process.pid)); setTimeout(() => {}, 60_000)`;
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); setTimeout(() => {}, 60_000)`;
  const options = { quietly: true, results, limitMs: 2_000 };
  const slow = await runStep({ name: 'hangs', commands: [[process.execPath, '-e', outer]] }, options);
  expect([slow.isGood, lines.at(-1)]).toEqual([false, expect.stringContaining('took longer than 2 s and was ended')]);
  const missed = await runStep({ name: 'gone', commands: [[join(results, 'no-such-program')], exits(0)] }, options);
  expect([missed.isGood, lines.at(-1)]).toEqual([false, expect.stringContaining('ENOENT')]);
  const pid = Number(readFileSync(mark, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 5_000);
});

it('checks when they run in parallel: two at a time and reported in order', async () => {
  const marks = file('marks.txt', '');
  /** Writes a mark and ends when the file has the requested number of marks. Fails when they do not come. */
  const waits = (name: string, requested: number, code = 0) => {
    const program = `const fs = require('node:fs');
      fs.appendFileSync(${JSON.stringify(marks)}, 'x');
      const look = () => fs.readFileSync(${JSON.stringify(marks)}, 'utf8').length >= ${requested} ? process.exit(${code}) : setTimeout(look, 5);
      look();
      setTimeout(() => process.exit(1), 15_000);`;
    return { name, commands: [[process.execPath, '-e', program] as const] };
  };
  const outcomes = await runBeside([waits('first', 2, 1), waits('second', 2), waits('third', 3)], { results });
  expect(outcomes.map(({ name, isGood }) => `${name} ${isGood}`)).toEqual(['first false', 'second true', 'third true']);
});

it('the last lines of a summary when all steps are done: the failed tests and the totals', () => {
  const text = summary([
    { ...NONE, name: 'types', passed: 1, isGood: true, seconds: 0.71 },
    { ...countsIn(vitest), name: 'unit', isGood: false, seconds: 12.3 },
  ]);
  expect(text.split('\n').slice(-3)).toEqual([
    'failed: wrong',
    'at the second try only: slow',
    '8 passed, 1 failed, 3 skipped, 1 at the second try only',
  ]);
  expect(text).toMatch(/types {2}good .* 1 s .*\n {2}unit {3}FAILED .* 12 s/);
});

describe('areas', () => {
  it('files when they belong to screens, backend, app shell or tools: mapped to their areas', () => {
    const files = ['webview-app/src/screens/checkup/sale.tsx', 'webview-app/src/app/app.tsx', 'README.md'];
    const others = ['fixtures/src/rights/cards.ts', 'webview-app/src/kit/answers/stale.ts'];
    expect(areasOf([...files, ...others])).toEqual(['checkup', 'rights', 'app']);
    expect(areasOf(['scripts/test.ts', 'bridge-sdk/src/index.ts'])).toEqual(['tools']);
  });

  it('an area when it is unknown: refused with the list of areas', () => {
    expect(pageFolders(namedAreas(['checkup', 'app', 'tools']))).toEqual([
      'webview-app/src/screens/checkup/',
      'webview-app/src/app/',
    ]);
    expect(() => namedAreas(['checkups'])).toThrow(/No area checkups; there are .*checkup.*app, tools\./);
  });
});
