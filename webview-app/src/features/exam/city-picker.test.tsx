/** Tests the city picker with many cities and with incomplete data. */
import { beforeAll, expect, test, vi } from 'vitest';
import { type Rendered, render, tap, typeIn } from '../../../test/render.tsx';
import type { BookingCity } from '../../flows/exam-flow.ts';
import { kitWords } from '../../kit/words/index.ts';
import { setLanguage } from '../../messages/index.ts';
import { CityPicker } from './city-picker.tsx';

const NAMES =
  'Anqing Baoding Changsha Dalian Ezhou Foshan Ganzhou Harbin Jinan Kunming Lanzhou Mianyang Nanjing Quanzhou Sanya Wuxi';
const MANY_CITIES: BookingCity[] = NAMES.split(' ').map((name, index) => ({
  id: String(index),
  name,
  province: 'Somewhere',
}));

beforeAll(async () => {
  await setLanguage('en');
  await kitWords.open();
});

const open = (cities: readonly BookingCity[], onChange = vi.fn()): Rendered & { onChange: typeof onChange } =>
  Object.assign(render(<CityPicker cities={cities} value="" onChange={onChange} />), { onChange });
const lettersIn = ({ container }: Rendered) =>
  [...container.querySelectorAll('nav button')].map(({ textContent }) => textContent);
const citiesIn = ({ container }: Rendered) =>
  [...container.querySelectorAll('button[aria-pressed]')].map(({ textContent }) => textContent);

test('a letter of a long list when it is tapped: scrolls to its section and focuses it', () => {
  const view = open(MANY_CITIES);
  expect(lettersIn(view).join('')).toBe('ABCDEFGHJKLMNQSW');
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  tap(view.role('button', 'K'));
  expect(document.activeElement?.textContent).toBe('K');
  expect(scrollIntoView.mock.instances).toEqual([document.activeElement]);
  scrollIntoView.mockRestore();
});

test('a search when it is typed: matches a part of the name or the letter', () => {
  const view = open(MANY_CITIES);
  const search = view.container.querySelector<HTMLInputElement>('input[type="search"]');
  typeIn(search, 'zhou');
  expect(citiesIn(view)).toEqual(['Ezhou', 'Ganzhou', 'Lanzhou', 'Quanzhou']);
  expect(view.container.querySelector('[role="status"]')?.textContent).toMatch(/^4 /);
  expect(lettersIn(view)).toEqual([]);
  typeIn(search, 'q');
  expect(citiesIn(view)).toEqual(['Anqing', 'Quanzhou']);
  typeIn(search, 'Atlantis');
  expect(view.container.textContent).toContain('No city found');
});

test('the city picker when there are few cities: has no search and no letters', () => {
  const view = open([
    { id: '1', name: 'Wuxi', institutions: 1 },
    { id: '2', name: 'Jinan', institutions: 0 },
    { id: '3', name: 'Sanya' },
  ]);
  expect(view.container.querySelector('nav, input')).toBeNull();
  expect(citiesIn(view)).toEqual(['Wuxi1 institution', 'JinanNo institution', 'Sanya']);
  expect(view.container.querySelectorAll('[aria-describedby]')).toHaveLength(2);
});

test('the less popular cities when none of them is chosen: are collapsed', () => {
  const FEW_CITIES: BookingCity[] = [
    { id: '1', name: 'Wuxi', hot: true },
    { id: '2', name: 'Jinan', province: 'Shandong' },
    { id: '3', name: 'Sanya', province: 'Hainan' },
  ];
  const view = open(FEW_CITIES);
  expect(citiesIn(view)).toEqual(['Wuxi']);
  tap(view.role('button', 'More cities'));
  expect(citiesIn(view)).toEqual(['Wuxi', 'Jinan', 'Sanya']);
  const chosen = render(<CityPicker cities={FEW_CITIES} value="3" onChange={vi.fn()} />);
  expect(citiesIn(chosen)).toEqual(['Wuxi', 'Jinan', 'Sanya']);
});
