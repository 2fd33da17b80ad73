/** Tests the city picker with many cities and with incomplete data. */
import { beforeAll, expect, test, vi } from 'vitest';
import { type Rendered, render, tap, typeIn } from '../../../test/render.tsx';
import type { BookingCity } from '../../flows/exam-flow.ts';
import { kitWords } from '../../kit/words/index.ts';
import { setLanguage } from '../../messages/index.ts';
import { CityPicker } from './city-picker.tsx';

const NAMES =
  'Anqing Baoding Changsha Dalian Ezhou Foshan Ganzhou Harbin Jinan Kunming Lanzhou Mianyang Nanjing Quanzhou Sanya Wuxi';
const MANY: BookingCity[] = NAMES.split(' ').map((name, index) => ({ id: String(index), name, province: 'Somewhere' }));

beforeAll(async () => {
  await setLanguage('en');
  await kitWords.open();
});

const open = (cities: readonly BookingCity[], onChange = vi.fn()): Rendered & { onChange: typeof onChange } =>
  Object.assign(render(<CityPicker cities={cities} value="" onChange={onChange} />), { onChange });
const letters = ({ container }: Rendered) =>
  [...container.querySelectorAll('nav button')].map(({ textContent }) => textContent);
const cities = ({ container }: Rendered) =>
  [...container.querySelectorAll('button[aria-pressed]')].map(({ textContent }) => textContent);

test('a letter of a long list when tapped: scrolls to its section and focuses it', () => {
  const view = open(MANY);
  expect(letters(view).join('')).toBe('ABCDEFGHJKLMNQSW');
  const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  tap(view.role('button', 'K'));
  expect(document.activeElement?.textContent).toBe('K');
  expect(seen.mock.instances).toEqual([document.activeElement]);
  seen.mockRestore();
});

test('a search when typed: matches a part of the name or the letter, and hides the letter index', () => {
  const view = open(MANY);
  const search = view.container.querySelector<HTMLInputElement>('input[type="search"]');
  typeIn(search, 'zhou');
  expect(cities(view)).toEqual(['Ezhou', 'Ganzhou', 'Lanzhou', 'Quanzhou']);
  expect(view.container.querySelector('[role="status"]')?.textContent).toMatch(/^4 /);
  expect(letters(view)).toEqual([]);
  typeIn(search, 'q');
  expect(cities(view)).toEqual(['Anqing', 'Quanzhou']);
  typeIn(search, 'Atlantis');
  expect(view.container.textContent).toContain('No city found');
});

test('a short list when shown: has no search or letters, and no count for an unknown number', () => {
  const view = open([
    { id: '1', name: 'Wuxi', institutions: 1 },
    { id: '2', name: 'Jinan', institutions: 0 },
    { id: '3', name: 'Sanya' },
  ]);
  expect(view.container.querySelector('nav, input')).toBeNull();
  expect(cities(view)).toEqual(['Wuxi1 institution', 'JinanNo institution', 'Sanya']);
  expect(view.container.querySelectorAll('[aria-describedby]')).toHaveLength(2);
});

test('the other cities when shown: folded below the usual ones, unfolded if the chosen city is among them', () => {
  const FEW: BookingCity[] = [
    { id: '1', name: 'Wuxi', hot: true },
    { id: '2', name: 'Jinan', province: 'Shandong' },
    { id: '3', name: 'Sanya', province: 'Hainan' },
  ];
  const view = open(FEW);
  expect(cities(view)).toEqual(['Wuxi']);
  tap(view.role('button', 'More cities'));
  expect(cities(view)).toEqual(['Wuxi', 'Jinan', 'Sanya']);
  const chosen = render(<CityPicker cities={FEW} value="3" onChange={vi.fn()} />);
  expect(cities(chosen)).toEqual(['Wuxi', 'Jinan', 'Sanya']);
});
