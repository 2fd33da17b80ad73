import { describe, expect, it } from 'vitest';
import { argumentsOf } from './arguments.ts';
import { SPLIT, STATIC } from './contenders.ts';
import { type FigureName, type Figures, longest, median, medians, ratioOf, shown, table } from './figures.ts';
import { journeyLine, slowTaps } from './journeys.ts';
import { isWithinLimit, type Limit, verdicts, written } from './limits.ts';
import { reportPage } from './report.ts';
import { rulesOf } from './swap-page.ts';

const figures = (options: Partial<Record<FigureName, number>>): Figures => ({ ...medians([]), ...options });
const results = new Map([
  [STATIC, figures({ homeSlow: 1_000, cpu: 40 })],
  [SPLIT, figures({ homeSlow: 1_150, cpu: 170, transfer: 88_420, shift: 0.0123 })],
]);

it.each([
  [[3, 1, 2], 2],
  [[4, 1], 2.5],
  [[7], 7],
  [[Number.NaN, 9, 1, 5], 5],
  [[10, 9, 100], 10],
  [[], Number.NaN],
])('the median when the values are %j: %d', (values, middle) => expect(median(values)).toBe(middle));

it('a figure when some rounds lack it: is the median of the other rounds', () => {
  const { heap, cpu, inp } = medians([{ cpu: 3, heap: 5 }, { cpu: 1 }, { cpu: 2 }]);
  expect([cpu, heap, inp]).toEqual([2, 5, Number.NaN]);
});

it('a ratio when no contender is named: divides by the static page of the same run', () => {
  expect(ratioOf(results, SPLIT, 'cpu')).toBe(4.25);
  expect(ratioOf(results, STATIC, 'cpu')).toBe(1);
  expect(ratioOf(results, 'vant', 'cpu')).toBeNaN();
  expect(ratioOf(new Map([[SPLIT, figures({ cpu: 1 })]]), SPLIT, 'cpu')).toBeNaN();
});

describe('a budget', () => {
  const limit = (options: Partial<Limit>): Limit => ({
    ...{ contender: SPLIT, figure: 'homeSlow', as: 'ratio', goal: 1.1, most: 1.2 },
    ...options,
  });
  it.each([
    [limit({}), 'above its goal'],
    [limit({ goal: 1.15 }), 'ok'],
    [limit({ most: 1.14 }), 'OVER'],
    [limit({ as: 'itself', goal: 1_150, most: 1_150 }), 'ok'],
    [limit({ as: 'itself', goal: 1_000, most: 1_149 }), 'OVER'],
    [limit({ figure: 'inp' }), 'not measured'],
    [limit({ to: SPLIT }), 'ok'],
  ])('a budget when it is %j: the verdict is “%s”', (options, word) => {
    const [verdict] = verdicts(results, [options]);
    expect(verdict?.word).toBe(word);
    expect(verdict && isWithinLimit(verdict)).toBe(word === 'ok' || word === 'above its goal');
  });

  it('a budget when one of its contenders takes no part: has no verdict', () =>
    expect(verdicts(results, [limit({ contender: 'vant' }), limit({ to: 'vant' })])).toEqual([]));

  it('a value of a budget when written: has its unit', () => {
    expect(written(limit({}), 1.154)).toBe('1.15 x');
    expect(written(limit({ as: 'itself' }), 1_149.6)).toBe('1150');
  });
});

it('every peer when its packages are read: names exact versions', () => {
  const peers = import.meta.glob<{ default: Record<string, Record<string, string>> }>('./peers/*/package.json', {
    eager: true,
  });
  expect(Object.keys(peers).length).toBeGreaterThanOrEqual(3);
  for (const [path, { default: peer }] of Object.entries(peers))
    for (const [name, version] of Object.entries({ ...peer['dependencies'], ...peer['devDependencies'] }))
      expect(version, `${name} of ${path}`).toMatch(/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/);
});

it('a figure when written for people: is rounded by its unit', () => {
  expect([shown('transfer', 88_420), shown('cpu', 12.6), shown('shift', 0.0123), shown('inp', Number.NaN)]).toEqual([
    '88.4',
    '13',
    '0.012',
    '–',
  ]);
  expect(
    table(results)
      .split('\n')
      .find((line) => line.includes('cold')),
  ).toMatch(/work, ms +40 +170$/);
});

it('the longest task when no task was recorded: NaN', () => {
  expect([longest([3, 41, 7]), longest([])]).toEqual([41, Number.NaN]);
});

it('a style sheet when split: returns its outermost rules as texts', () =>
  expect(rulesOf('a{b:c}\n@media x{d{e:f}g{h:i}}\n\n:is(j){k:l}')).toEqual([
    'a{b:c}',
    '@media x{d{e:f}g{h:i}}',
    ':is(j){k:l}',
  ]));

it('the arguments of perf when parsed: known ones are read, others are refused', () => {
  expect(argumentsOf([])).toMatchObject({ rounds: 5, peers: false, built: false, journeys: false });
  expect(argumentsOf(['--journeys', '--figures'])).toMatchObject({ journeys: true, figures: true });
  const { rounds, peers, isWanted } = argumentsOf(['--rounds=3', '--peers', '--only=split,Vant']);
  expect([rounds, peers, isWanted(SPLIT), isWanted('vant'), isWanted('taro')]).toEqual([3, true, true, true, false]);
  for (const word of ['--round=3', 'vant', '--rounds=x', '--rounds=0'])
    expect(() => argumentsOf([word])).toThrow('perf:');
});

it('the report when rendered: has every figure, budget and note, with the notes’ markup escaped', () => {
  const all = verdicts(results);
  const page = reportPage({ results, verdicts: all, notes: ['a <b> failed'], rounds: 5, at: new Date(0) });
  expect(page.match(/<tr><td>/g)).toHaveLength(Object.keys(medians([])).length + all.length);
  expect(page).toContain('1970-01-01 00:00 UTC. 5 rounds');
  expect(page).toContain('170<small>4.3x</small>');
  expect(page).toContain('a &#60;b&#62; failed');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

it('a journey when some of its taps take long: its line has the longest, and those over the limit are named', () => {
  const taps = [100, 501, 40, 500].map((ms) => ({ text: `tap ${ms}`, ms }));
  const result = { journey: 'buy', tapCount: 5, taps };
  expect(journeyLine(result)).toMatch(/^buy +5 taps {3}501 ms tap 501, 500 ms tap 500, 100 ms tap 100$/);
  expect(slowTaps([result])).toEqual(['buy: tap 501, 501 ms']);
});
