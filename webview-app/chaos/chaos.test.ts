import { expect, it } from 'vitest';
import { rows } from '../e2e/screen-rows/rows.ts';
import { argumentsOf } from '../matrix/arguments.ts';
import { cellName } from '../matrix/result.ts';
import { match } from '../src/routes.ts';
import { cellsOf, FAULTS, SCREENS, sampleOf } from './cells.ts';

it('the cells when nothing is selected: combine every screen and an unknown address with every fault', () => {
  expect(new Set(SCREENS.map(({ id }) => id))).toEqual(new Set([...rows.map(({ id }) => id), 'no-such-page']));
  const cells = cellsOf({});
  expect(new Set(cells.map(cellName)).size).toBe(cells.length);
  for (const fault of FAULTS)
    for (const { id } of SCREENS)
      expect(cells.some(({ state, route }) => state === fault.id && route === id)).toBe(true);
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
});

it('the sample address of each screen when it is matched: has the route of that screen', () => {
  const routeOf = (address: string) =>
    match(new URL(address, 'http://localhost').pathname.replace(/^\/health/, ''))?.id;
  expect(SCREENS.filter(({ id, address }) => id !== 'no-such-page' && routeOf(address) !== id)).toEqual([]);
});

it('a sample when it has a number: contains each fault once, in other cells for another number', () => {
  const samples = [20_000, 20_001, 20_002].map((sample) => cellsOf({ sample }));
  for (const cells of samples) {
    expect(cells.map(({ fault }) => fault)).toEqual(FAULTS);
    expect(new Set(cells.map(({ route }) => route)).size).toBe(Math.min(SCREENS.length, FAULTS.length));
  }
  expect(cellsOf({ sample: 20_000 }).map(cellName)).toEqual(samples[0]?.map(cellName));
  const cellNames = new Set(samples.flatMap((cells) => cells.map(cellName)));
  expect(cellNames.size).toBe(3 * FAULTS.length);
});

it('the samples when there is one for each screen: contain every combination of screen and fault', () => {
  const cells = Array.from({ length: SCREENS.length }, (_, sample) => cellsOf({ sample })).flat();
  expect(new Set(cells.map(({ route, state }) => `${route} ${state}`)).size).toBe(FAULTS.length * SCREENS.length);
});

it('the cells when arguments select them: have names that begin with an argument', () => {
  const { lists, rest } = argumentsOf(
    ['--fault=storage,hang', '--screen=checkup.sale', '--workers=1'],
    ['fault', 'screen', 'host'],
  );
  expect(rest).toEqual(['--workers=1']);
  expect(cellsOf(lists).map(cellName)).toEqual(
    ['hang', ...['refused', 'full', 'corrupt', 'emptied', 'null'].map((suffix) => `storage-${suffix}`)].map(
      (fault) => `checkup.sale | browser | ${fault}`,
    ),
  );
  expect(cellsOf({ ...lists, hosts: ['wechat-ios', 'wecom'] })).toHaveLength(12);
});

it('the number of a sample when the argument has none: is the number of the day', () => {
  const samples = [[], ['--sample'], ['--sample=7']].map((args) => argumentsOf(args, ['host']).sample);
  expect(samples).toEqual([undefined, '', '7']);
  expect([sampleOf('', 86_400_000 * 20_000.5), sampleOf('7')]).toEqual([20_000, 7]);
});
