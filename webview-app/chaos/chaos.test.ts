import { expect, it } from 'vitest';
import { rows } from '../e2e/screen-rows/rows.ts';
import { match } from '../src/routes.ts';
import { argumentsOf } from './arguments.ts';
import { cellName, cellsOf, FAULTS, SCREENS } from './cells.ts';
import { countLine, reportOf } from './report.ts';

const body = (text: string) => Buffer.from(text).toString('base64');
const VERDICT = { fault: '500', screen: 'entry.home', host: 'browser', lang: 'zh', ms: 1234, findings: [] };
const BAD = { ...VERDICT, fault: 'hang', findings: ['busy after 31 s: <p aria-busy="true">'] };
const RESULTS = [VERDICT, { ...BAD, picture: body('a phone') }, { ...VERDICT, screen: 'checkup.sale' }];

it('has a cell for every screen that is made, by every fault, and for an address that no screen has', () => {
  expect(new Set(SCREENS.map(({ id }) => id))).toEqual(new Set([...rows.map(({ id }) => id), 'no-such-page']));
  const all = cellsOf({});
  expect(new Set(all.map(cellName)).size).toBe(all.length);
  for (const fault of FAULTS)
    for (const screen of SCREENS)
      expect(all.some((planned) => planned.fault === fault && planned.screen === screen)).toBe(true);
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
});

it('has for each screen an address that opens it', () => {
  const opened = (address: string) => match(new URL(address, 'http://localhost').pathname.replace(/^\/health/, ''))?.id;
  expect(SCREENS.filter(({ id, address }) => id !== 'no-such-page' && opened(address) !== id)).toEqual([]);
});

it('samples each fault once, on as many screens as there are faults, every number other cells, the same number the same cells', () => {
  const samples = [20_000, 20_001, 20_002].map((sample) => cellsOf({ sample }));
  for (const cells of samples) {
    expect(cells.map(({ fault }) => fault)).toEqual(FAULTS);
    expect(new Set(cells.map(({ screen }) => screen)).size).toBe(Math.min(SCREENS.length, FAULTS.length));
  }
  expect(cellsOf({ sample: 20_000 }).map(cellName)).toEqual(samples[0]?.map(cellName));
  const both = new Set(samples.flatMap((cells) => cells.map(cellName)));
  expect(both.size).toBe(3 * FAULTS.length);
});

it('comes to every cell by one number or another', () => {
  const drawn = Array.from({ length: SCREENS.length }, (_, sample) => cellsOf({ sample })).flat();
  const pair = ({ fault, screen }: (typeof drawn)[number]) => `${fault.id} ${screen.id}`;
  expect(new Set(drawn.map(pair)).size).toBe(FAULTS.length * SCREENS.length);
});

it('chooses cells by the beginning of their names', () => {
  const { choice, rest } = argumentsOf(['--fault=storage,hang', '--screen=checkup.sale', '--workers=1'], 0);
  expect(rest).toEqual(['--workers=1']);
  expect(cellsOf(choice).map(cellName)).toEqual([
    'hang | checkup.sale | browser',
    ...['refused', 'full', 'corrupt', 'emptied', 'null'].map((what) => `storage-${what} | checkup.sale | browser`),
  ]);
  expect(cellsOf({ ...choice, hosts: ['wechat-ios', 'wecom'] })).toHaveLength(12);
});

it('takes the day for the number of a sample, unless one is given', () => {
  const numberOf = (...args: string[]) => argumentsOf(args, 86_400_000 * 20_000.5).choice.sample;
  expect([numberOf(), numberOf('--sample'), numberOf('--sample=7')]).toEqual([undefined, 20_000, 7]);
});

it('reports on one page: a matrix, what was found, the picture of a failed cell', () => {
  const page = document(reportOf(RESULTS, new Map([['hang', 'no answer ever comes']])));
  expect(countLine(RESULTS)).toBe('chaos: 3 cells, 2 good, 1 failed');
  expect(page).toContain('<th scope="col">checkup.sale</th>');
  expect(page).toContain('no answer ever comes');
  expect(page).toMatch(/<td class="good"[^>]*>1234<\/td>/);
  expect(page).toContain('busy after 31 s: &lt;p aria-busy=&quot;true&quot;&gt;');
  expect(page).toContain(`src="data:image/jpeg;base64,${body('a phone')}"`);
  expect(page).not.toMatch(/<script|(?:src|href)="(?!data:|#)/);
});

const document = (html: string): string => {
  expect(html).toMatch(/^<!doctype html>/);
  return html;
};
