import { expect, it } from 'vitest';
import { rows } from '../e2e/screen-rows/rows.ts';
import { argumentsOf } from '../matrix/arguments.ts';
import { cellName } from '../matrix/result.ts';
import { match } from '../src/routes.ts';
import { cellsOf, FAULTS, SCREENS, sampleOf } from './cells.ts';

it('the cells when all are listed: every screen, and an address without a screen, by every fault', () => {
  expect(new Set(SCREENS.map(({ id }) => id))).toEqual(new Set([...rows.map(({ id }) => id), 'no-such-page']));
  const all = cellsOf({});
  expect(new Set(all.map(cellName)).size).toBe(all.length);
  for (const fault of FAULTS)
    for (const { id } of SCREENS) expect(all.some(({ state, route }) => state === fault.id && route === id)).toBe(true);
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
});

it('each screen’s sample address when opened: shows that screen', () => {
  const opened = (address: string) => match(new URL(address, 'http://localhost').pathname.replace(/^\/health/, ''))?.id;
  expect(SCREENS.filter(({ id, address }) => id !== 'no-such-page' && opened(address) !== id)).toEqual([]);
});

it('a sample when drawn by a number: has each fault once, and other cells for another number', () => {
  const samples = [20_000, 20_001, 20_002].map((sample) => cellsOf({ sample }));
  for (const cells of samples) {
    expect(cells.map(({ fault }) => fault)).toEqual(FAULTS);
    expect(new Set(cells.map(({ route }) => route)).size).toBe(Math.min(SCREENS.length, FAULTS.length));
  }
  expect(cellsOf({ sample: 20_000 }).map(cellName)).toEqual(samples[0]?.map(cellName));
  const both = new Set(samples.flatMap((cells) => cells.map(cellName)));
  expect(both.size).toBe(3 * FAULTS.length);
});

it('the samples when drawn by many numbers: reach every cell', () => {
  const drawn = Array.from({ length: SCREENS.length }, (_, sample) => cellsOf({ sample })).flat();
  expect(new Set(drawn.map(({ route, state }) => `${route} ${state}`)).size).toBe(FAULTS.length * SCREENS.length);
});

it('cells when chosen by words: are those whose names begin with one of the words', () => {
  const { lists, rest } = argumentsOf(
    ['--fault=storage,hang', '--screen=checkup.sale', '--workers=1'],
    ['fault', 'screen', 'host'],
  );
  expect(rest).toEqual(['--workers=1']);
  expect(cellsOf(lists).map(cellName)).toEqual(
    ['hang', ...['refused', 'full', 'corrupt', 'emptied', 'null'].map((what) => `storage-${what}`)].map(
      (fault) => `checkup.sale | browser | ${fault}`,
    ),
  );
  expect(cellsOf({ ...lists, hosts: ['wechat-ios', 'wecom'] })).toHaveLength(12);
});

it('a sample when no number is given: takes the day’s number', () => {
  const samples = [[], ['--sample'], ['--sample=7']].map((args) => argumentsOf(args, ['host']).sample);
  expect(samples).toEqual([undefined, '', '7']);
  expect([sampleOf('', 86_400_000 * 20_000.5), sampleOf('7')]).toEqual([20_000, 7]);
});
