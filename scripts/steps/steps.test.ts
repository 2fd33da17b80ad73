import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, test, vi } from 'vitest';
import { chosen, samplesWithin } from '../../webview-app/test/soak.ts';
import { root } from '../workspace/root.ts';
import { NONE, readCounts } from './counts.ts';
import { progressIn } from './progress.ts';
import { runSteps } from './run-steps.ts';
import { slowestFiles } from './slowest.ts';
import { runStep } from './step.ts';
import { isGood, summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
const vitest = join(folder, 'vitest.json');
const playwright = join(folder, 'playwright.json');
const broken = { name: join(root, 'a/b.test.ts'), status: 'failed' };
const ended = (status: string, title: string) => ({
  ...{ status, title, ancestorTitles: ['a group'] },
  failureMessages: status === 'failed' ? ['Error: expected 1 to be 2\n    at b.test.ts:4:2'] : [],
});
writeFileSync(
  vitest,
  JSON.stringify({
    ...{ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
    testResults: [
      { ...broken, assertionResults: [ended('failed', 'is red'), ended('passed', 'is green')] },
      {
        ...broken,
        name: join(root, 'a/c.test.ts'),
        message: 'Cannot find ./gone.ts\n  at line 3',
        assertionResults: [],
      },
    ],
  }),
);
const UNIT_FAILURES = [
  'a/b.test.ts: a group > is red\n    Error: expected 1 to be 2',
  'a/c.test.ts: Cannot find ./gone.ts',
];
const RED = '\u001B[31mError: not visible\u001B[39m\n\nLocator: a button\n';
const tried = (status: string) => ({
  title: 'a look',
  file: 'b.spec.ts',
  line: 4,
  tests: [
    {
      ...{ status, projectName: 'browser' },
      results: [
        ...(status === 'unexpected' ? [{ error: { message: RED, location: { line: 7 } } }] : []),
        { status: 'passed' },
      ],
    },
  ],
});
writeFileSync(
  playwright,
  JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        title: 'b.spec.ts',
        specs: [tried('expected')],
        suites: [{ title: 'in the dark', specs: [tried('flaky'), tried('unexpected')] }],
      },
    ],
    errors: [{ message: 'Error: the port is taken\n  at line 5' }],
  }),
);
const FLAKY = 'b.spec.ts:4 on browser: in the dark > a look';
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const ends = (code: number) => [process.execPath, '-e', `console.log('the words'); process.exit(${code})`] as const;
const run = (code: number, report?: string) =>
  runStep({ name: 'trial', results: folder, commands: [ends(0), ends(code), ends(0)], ...(report ? { report } : {}) });

it('counts what each test runner reports', () => {
  expect(readCounts(vitest)).toEqual({ passed: 7, failed: 2, skipped: 3, flaky: [], failures: UNIT_FAILURES });
  expect(readCounts(playwright)).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    flaky: [FLAKY],
    failures: [`${FLAKY}\n    line 7, Error: not visible\n    Locator: a button`, 'Error: the port is taken'],
  });
  expect(readCounts(join(folder, 'missing.json'))).toEqual(NONE);
});

it('prints nothing of a step that passed, and all output of one that failed', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(log).not.toHaveBeenCalled();
  expect(await run(3)).toMatchObject({ passed: 0, failed: 1 });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the words'));
});

it('counts a run that broke before its tests as a failure, and says where its words are', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const failures = [expect.stringMatching(/^ended with code 1, see .*trial\.log$/)];
  expect(await run(1, join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 1, failures });
  expect(await run(1, vitest)).toMatchObject({ passed: 7, failed: 2, skipped: 3, failures: UNIT_FAILURES });
});

it('is no good step that has no report, a part of one, or one without a test', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const cut = join(folder, 'cut.json');
  writeFileSync(cut, '{ "stats": { "expected"');
  const none = join(folder, 'none.json');
  writeFileSync(none, JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }));
  const failures = (words: RegExp) => [expect.stringMatching(words)];
  expect(await run(0, cut)).toMatchObject({ failed: 1, failures: failures(/cut\.json cannot be read: /) });
  expect(await run(0, none)).toMatchObject({ failed: 1, failures: failures(/none\.json has no test/) });
  expect(await run(0, join(folder, 'missing.json'))).toMatchObject({ failed: 1 });
  expect(slowestFiles([cut], 1)).toEqual([]);
});

it('ends a step at its limit with all that it has started, says so, and runs what comes next', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const mark = join(folder, 'grandchild.txt');
  const inner = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, String(process.pid)); setTimeout(() => {}, 60_000)`;
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); setTimeout(() => {}, 60_000)`;
  const hangs = {
    name: 'hangs',
    results: folder,
    limitMs: 4_000,
    commands: [[process.execPath, '-e', outer] as const],
  };
  const gone = { name: 'gone', results: folder, commands: [[join(folder, 'no-such-program')] as const] };
  const good = { name: 'good', results: folder, commands: [ends(0)] };
  const [first, second, third] = await runSteps([hangs, gone, good], 1);
  expect(first).toMatchObject({ passed: 0, failed: 1 });
  expect(first?.failures).toEqual([expect.stringMatching(/^took longer than 4 s and was ended, see .*hangs\.log$/)]);
  expect(second?.failures).toEqual([expect.stringContaining('ENOENT')]);
  expect(third).toMatchObject({ passed: 1, failed: 0 });
  const pid = Number(readFileSync(mark, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 5_000);
});

it('says how far a step is while it runs', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const program = `console.log('[3/9] [browser] › a.spec.ts:1:1 › a look'); setTimeout(() => {}, 400)`;
  await runStep({ name: 'slow', results: folder, commands: [[process.execPath, '-e', program]] }, 50);
  expect(lines.at(-1)).toMatch(/^ {2}slow, \d s: test 3 of 9$/);
});

test.each([
  ['', 'nothing written yet'],
  ['Checked 12 files\nnot yet all\n\n', 'not yet all'],
  ['\u001b[1A\u001b[2K[1/20] [ios] › a.spec.ts:3:1 › one\n[2/20] [ios] › a.spec.ts:9:1 › two\n', 'test 2 of 20'],
  [
    '[2/20] [ios] › a.spec.ts:3:1 › one\n  1) [ios] › a.spec.ts:3:1 › one ────────\n    Error: x\n[3/20] [ios] › b\n',
    'test 3 of 20, 1 FAILED so far: [ios] › a.spec.ts:3:1 › one',
  ],
  [
    ' ✓ |unit| a.test.ts (7 tests) 12ms\n ❯ |unit| b.test.tsx (3 tests | 1 failed) 9ms\n',
    '10 tests of 2 files, 1 FAILED so far: |unit| b.test.tsx',
  ],
])('reads from %j how far a program is', (output, words) => {
  expect(progressIn(output)).toBe(words);
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
    { name: 'types', passed: 1, failed: 0, skipped: 0, flaky: [], failures: [], seconds: 0.71 },
    { name: 'unit', passed: 7, failed: 2, skipped: 3, flaky: [FLAKY], failures: UNIT_FAILURES, seconds: 12.3 },
  ]);
  expect(text.split('\n').at(-1)).toBe('8 passed, 2 failed, 3 skipped');
  expect(text).toMatch(/types {2}ok .* 0\.7 s\n {2}unit {3}FAILED .* 12\.3 s/);
  expect(text).toContain(`second try only, so look into it: ${FLAKY}`);
  for (const name of UNIT_FAILURES) expect(text).toContain(`\n  FAILED in unit: ${name}\n`);
});

it('is good with a few looks that passed at the second try, and not with more, nor with a failed test', () => {
  const step = {
    name: 'e2e',
    passed: 9,
    failed: 0,
    skipped: 0,
    flaky: [FLAKY, FLAKY, FLAKY],
    failures: [],
    seconds: 1,
  };
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

describe('the soak', () => {
  it('runs the named parts, each for the minutes told, else all of them at length', () => {
    const { parts, minutes } = chosen(['--part=payment,chat', '--minutes=3']);
    expect([parts.map(([name]) => name), minutes]).toEqual([['payment', 'chat'], 3]);
    const all = chosen([]);
    expect([all.parts.length, all.minutes]).toEqual([6, undefined]);
    // Each names a test that is there.
    const models = execFileSync('git', ['ls-files', '*model.test.ts'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    for (const [, { file }] of all.parts) expect(models.filter((path) => path.includes(file))).toHaveLength(1);
  });

  it.each([['--part=pay'], ['--part='], ['--minutes=0'], ['--minutes=long'], ['payment']])('refuses %s', (word) => {
    expect(() => chosen([word])).toThrow(/--part=bridge,payment/);
  });

  it('plans a round for a part of the time that is left, and none that is not worth a start', () => {
    expect(samplesWithin(100_000, 10_000)).toBe(8);
    expect(samplesWithin(6_000, 10_000)).toBe(0);
    expect(samplesWithin(-1, 10_000)).toBe(0);
  });
});
