/** Tests the institution picker (search, filters, details) against the embedded backend. */
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { backend } from '../../../test/backend.ts';
import { press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { acting, pressKey, render, tap } from '../../../test/render.tsx';
import { paidExam } from '../../flows/paid-exam.ts';
import { kitWords } from '../../kit/words/index.ts';
import { medical } from '../../store/sections.ts';
import { noChoice } from './booking.ts';
import { InstitutionsPage } from './institutions-page.tsx';
import { keepChoice } from './kept-choice.ts';

beforeAll(() => kitWords.open());
beforeEach(async () => {
  backend();
  history.replaceState({ at: 0 }, '', '/health/institutions/yj_gefmtj');
  render(<InstitutionsPage flow={paidExam} productNo="yj_gefmtj" />);
  await see(/Guomao/);
});
afterEach(() => {
  medical.reset();
  vi.unstubAllGlobals();
  history.replaceState({ at: 0 }, '', '/health/');
});

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
/** Selects a sort order in the menu like the phone's own list. */
const sortBy = (value: string) => {
  const menu = document.querySelector<HTMLSelectElement>('select[aria-label="Sort by"]');
  if (!menu) throw new Error('there is no menu of orders');
  menu.value = value;
  acting(() => void menu.dispatchEvent(new Event('change', { bubbles: true })));
};
const chosen = () => radios().find(({ checked }) => checked)?.value;
/** Gives the page a previous page, to which a choice returns. Returns the number of returns. */
const countBacks = () => {
  history.replaceState({ at: 1 }, '', '/health/institutions/yj_gefmtj');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  onTestFinished(() => back.mockRestore());
  return () => back.mock.calls.length;
};
const labelled = (label: string) => document.querySelector(`[aria-label="${label}"]`);
const link = (text: string) =>
  [...document.querySelectorAll('dialog a')].find((element) => element.textContent?.includes(text));

test('a search when typed: matches name or address and counts; the search key submits nothing', async () => {
  expect(radios()).toHaveLength(6);
  await type('Find a place', 'haidian');
  await soon(() => expect(radios().map(({ value }) => value)).toEqual(['BJ02']));
  expect((await see('One institution found')).getAttribute('role')).toBe('status');
  pressKey(document.querySelector('input[type="search"]'), 'Enter');
  expect(location.pathname).toBe('/health/institutions/yj_gefmtj');
  await type('Find a place', 'zzz');
  await see('No institution found for “zzz”');
  expect(radios()).toHaveLength(0);
  await press('Show all institutions');
  await soon(() => expect(radios()).toHaveLength(6));
});

test('the list when sorted by free day: the earliest comes first and nothing is chosen', async () => {
  const first = radios().map(({ value }) => value);
  sortBy('soon');
  await soon(() => expect(radios().map(({ value }) => value)).not.toEqual(first));
  const days = radios().map(
    (radio) => /Next free day \w+,\s(\w+\s\d{1,2})/.exec(radio.closest('div')?.innerHTML ?? '')?.[1] ?? '',
  );
  const timeOf = (day: string) => Date.parse(`${day.replace(/\s/, ' ')}, 2026`);
  expect(days.map(timeOf)).toEqual(days.map(timeOf).sort((a, b) => a - b));
  expect(days.map(timeOf)).not.toContain(Number.NaN);
  expect(chosen()).toBeUndefined();
  expect(location.pathname).toBe('/health/institutions/yj_gefmtj');
  sortBy('near');
  await soon(() => expect(radios().map(({ value }) => value)).toEqual(first));
});

test('a card when its details, phone or map is tapped: the institution is not chosen', () => {
  const details = labelled('Details of Ruihe Checkup Centre, Zhongguancun');
  const card = details?.parentElement?.parentElement;
  expect(card?.textContent).toMatch(/Next free day .*27 Zhongguancun St.*DetailsCallMap$/);
  expect(card?.textContent).not.toContain('Mon to Sat');
  const linkTo = (name: string) => card?.querySelector(`a[aria-label="${name}"]`)?.getAttribute('href');
  expect(linkTo('Call Ruihe Checkup Centre, Zhongguancun')).toBe('tel:010-62680102');
  expect(linkTo('Map of Ruihe Checkup Centre, Zhongguancun')).toContain(
    'uri.amap.com/marker?position=116.315%2C39.9822',
  );
  for (const word of card?.querySelectorAll('[aria-label]') ?? []) expect(word.closest('label')).toBeNull();
});

test('a filter when set: shows institutions that match all tags, and can be removed', async () => {
  const parking = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Free parking');
  tap(parking ?? null);
  await soon(() => expect(radios().length).toBeLessThan(6));
  await see(/institutions? found/);
  tap([...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Free parking') ?? null);
  await soon(() => expect(radios()).toHaveLength(6));
  expect(sees('found')).toBe(false);
});

test('the details when opened: show hours, map and phone; only their button chooses', async () => {
  tap(labelled('Details of Ruihe Checkup Centre, Zhongguancun'));
  await see(/27 Zhongguancun St/);
  expect(chosen()).toBeUndefined();
  expect(document.querySelector('dialog')?.textContent).toContain('Mon to Sat');
  expect(link('Show on the map')?.getAttribute('href')).toContain('uri.amap.com/marker?position=116.315%2C39.9822');
  expect(link('Call the institution')?.getAttribute('href')).toBe('tel:010-62680102');
  tap(
    [...document.querySelectorAll('dialog button')].find(
      (element) => element.textContent === 'Choose this institution',
    ) ?? null,
  );
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
  expect(chosen()).toBe('BJ02');
});

test('an institution when selected by keys: not chosen until a tap, and a second tap does not go back further', () => {
  const backs = countBacks();
  const [first = null, second = null] = radios();
  pressKey(first, 'ArrowDown');
  tap(second);
  expect([chosen(), backs()]).toEqual([second?.value, 0]);
  tap(second);
  tap(second);
  expect(backs()).toBe(1);
});

test('an institution when tapped by a screen reader after a key in the search: chosen', async () => {
  const backs = countBacks();
  const search = document.querySelector('input[type="search"]');
  await type('Find a place', 'haidian');
  pressKey(search, 'n');
  await soon(() => expect(radios()).toHaveLength(1));
  tap(radios()[0] ?? null);
  expect(backs()).toBe(1);
});

test('an institution when tapped after the focus has left the list: chosen', () => {
  const backs = countBacks();
  const [first, second = null] = radios();
  first?.focus();
  pressKey(first ?? null, ' ');
  document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  tap(second);
  expect(backs()).toBe(1);
});

test.each([
  ['', true],
  ['BJ02', false],
  ['gone', true],
])(
  'a stored choice when it is "%s": the button is locked and the note says what is missing: %s',
  async (institutionId, isLocked) => {
    keepChoice(paidExam, 'yj_gefmtj', { ...noChoice, cityId: '110000', institutionId });
    const { container, role } = render(<InstitutionsPage flow={paidExam} productNo="yj_gefmtj" />);
    const button = () => role('button', 'Choose this institution');
    // The button is shown from the start, so that nothing moves when it is enabled.
    expect(button()).toHaveProperty('disabled', true);
    await soon(() => expect(container.querySelectorAll('input[type="radio"]')).toHaveLength(6));
    expect(button()).toHaveProperty('disabled', isLocked);
    expect(container.textContent?.includes('Please choose an institution')).toBe(isLocked);
  },
);
