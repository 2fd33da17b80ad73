import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { root } from '../workspace/root.ts';
import { readCounts } from './counts.ts';
import { runSteps } from './run-steps.ts';
import { slowestFiles } from './slowest.ts';
import { runStep } from './step.ts';
import { isGood, summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
const vitest = join(folder, 'vitest.json');
const playwright = join(folder, 'playwright.json');
writeFileSync(vitest, JSON.stringify({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }));
const tried = (status: string) => ({ title: 'a look', file: 'b.spec.ts', tests: [{ status, projectName: 'browser' }] });
writeFileSync(
  playwright,
  JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ specs: [tried('expected')], suites: [{ specs: [tried('flaky')] }] }],
  }),
);
const FLAKY = 'b.spec.ts on browser: a look';
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const ends = (code: number) => [process.execPath, '-e', `console.log('the words'); process.exit(${code})`] as const;
const run = (code: number, report?: string) =>
  runStep({ name: 'trial', results: folder, commands: [ends(0), ends(code), ends(0)], ...(report ? { report } : {}) });

it('counts what each test runner reports', () => {
  expect(readCounts(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3, flaky: [] });
  expect(readCounts(playwright)).toEqual({ passed: 6, failed: 1, skipped: 2, flaky: [FLAKY] });
  expect(readCounts(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: [] });
});

it('prints nothing of a step that passed, and all output of one that failed', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(log).not.toHaveBeenCalled();
  expect(await run(3)).toMatchObject({ passed: 0, failed: 1 });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the words'));
});

it('counts a run that broke before its tests as a failure', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(1, join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 1 });
  expect(await run(1, vitest)).toMatchObject({ passed: 7, failed: 1, skipped: 3 });
});

describe('steps beside each other', () => {
  const marks = join(folder, 'marks.txt');
  /** Writes a mark and ends when the file has so many of them. It fails where they do not come. */
  const meets = (name: string, marksWanted: number) => {
    const program = `const fs = require('node:fs');
      fs.appendFileSync(${JSON.stringify(marks)}, 'x');
      const look = () => fs.readFileSync(${JSON.stringify(marks)}, 'utf8').length >= ${marksWanted} ? process.exit(0) : setTimeout(look, 5);
      look();
      setTimeout(() => process.exit(1), 15_000);`;
    return { name, results: folder, commands: [[process.execPath, '-e', program] as const] };
  };

  it('are under way at the same time, and are told in their own order', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const outcomes = await runSteps([meets('first', 2), meets('second', 2), meets('third', 3)], 2);
    expect(outcomes.map(({ name, passed }) => [name, passed])).toEqual([
      ['first', 1],
      ['second', 1],
      ['third', 1],
    ]);
  });

  it('do not hide each other when one fails', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const steps = [1, 0, 0].map((code, at) => ({ name: `step ${at}`, results: folder, commands: [ends(code)] }));
    expect((await runSteps(steps, 2)).map(({ failed }) => failed)).toEqual([1, 0, 0]);
  });
});

it('ends with one line of totals', () => {
  const text = summary([
    { name: 'types', passed: 1, failed: 0, skipped: 0, flaky: [], seconds: 0.71 },
    { name: 'unit', passed: 7, failed: 2, skipped: 3, flaky: [FLAKY], seconds: 12.3 },
  ]);
  expect(text.split('\n').at(-1)).toBe('8 passed, 2 failed, 3 skipped');
  expect(text).toMatch(/types {2}ok .* 0\.7 s\n {2}unit {3}FAILED .* 12\.3 s/);
  expect(text).toContain(`second try only, so look into it: ${FLAKY}`);
});

it('is good with a few looks that passed at the second try, and not with more, nor with a failed test', () => {
  const step = { name: 'e2e', passed: 9, failed: 0, skipped: 0, flaky: [FLAKY, FLAKY, FLAKY], seconds: 1 };
  expect(isGood([step])).toBe(true);
  const more = [step, { ...step, flaky: [FLAKY] }];
  expect(isGood(more)).toBe(false);
  expect(summary(more)).toContain('FAILED: more than 3');
  expect(isGood([{ ...step, failed: 1 }])).toBe(false);
});

it('lists the files that took longest; one that several projects ran is one', () => {
  const timed = join(folder, 'timed.json');
  const results = [
    { name: join(root, 'a/slow.test.ts'), startTime: 1000, endTime: 5000 },
    { name: join(root, 'a/fast.test.ts'), startTime: 1000, endTime: 1100 },
  ];
  writeFileSync(timed, JSON.stringify({ testResults: results }));
  const traced = join(folder, 'traced.json');
  const test = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const suites = [
    { file: 'b.spec.ts', specs: [test(1500)], suites: [{ file: 'b.spec.ts', specs: [test(2000)] }] },
    { file: 'b.spec.ts', specs: [test(1000)] },
  ];
  writeFileSync(traced, JSON.stringify({ suites }));
  expect(slowestFiles([timed, traced, join(folder, 'missing.json')], 2)).toEqual([
    '     4.5 s  b.spec.ts',
    '     4.0 s  a/slow.test.ts',
  ]);
});
