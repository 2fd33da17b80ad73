/** Tests the institution picker (search, filters, details) with the embedded backend. */
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { backend } from '../../../test/backend.ts';
import { press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { acting, pressKey, render, tap } from '../../../test/render.tsx';
import { paidExam } from '../../flows/paid-exam.ts';
import { kitWords } from '../../kit/words/index.ts';
import { medical } from '../../store/sections.ts';
import { noChoice } from './booking.ts';
import { InstitutionsPage } from './institutions-page.tsx';
import { storeChoice } from './stored-choice.ts';

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
const sortBy = (value: string) => {
  const menu = document.querySelector<HTMLSelectElement>('select[aria-label="Sort by"]');
  if (!menu) throw new Error('no sort menu found');
  menu.value = value;
  acting(() => void menu.dispatchEvent(new Event('change', { bubbles: true })));
};
const chosenId = () => radios().find(({ checked }) => checked)?.value;
/** Adds a previous page to the history, to which a choice returns. Returns a function that counts the returns. */
const countBacks = () => {
  history.replaceState({ at: 1 }, '', '/health/institutions/yj_gefmtj');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  onTestFinished(() => back.mockRestore());
  return () => back.mock.calls.length;
};
const elementLabelled = (label: string) => document.querySelector(`[aria-label="${label}"]`);
const link = (text: string) =>
  [...document.querySelectorAll('dialog a')].find((element) => element.textContent?.includes(text));

test('a search when it is typed: shows the institutions whose name or address matches', async () => {
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

test('the list when it is sorted by free day: begins with the earliest day and keeps the choice empty', async () => {
  const first = radios().map(({ value }) => value);
  sortBy('soon');
  await soon(() => expect(radios().map(({ value }) => value)).not.toEqual(first));
  const days = radios().map(
    (radio) => /Next free day \w+,\s(\w+\s\d{1,2})/.exec(radio.closest('div')?.innerHTML ?? '')?.[1] ?? '',
  );
  const timeOf = (day: string) => Date.parse(`${day.replace(/\s/, ' ')}, 2026`);
  expect(days.map(timeOf)).toEqual(days.map(timeOf).sort((a, b) => a - b));
  expect(days.map(timeOf)).not.toContain(Number.NaN);
  expect(chosenId()).toBeUndefined();
  expect(location.pathname).toBe('/health/institutions/yj_gefmtj');
  sortBy('near');
  await soon(() => expect(radios().map(({ value }) => value)).toEqual(first));
});

test('the links of a card when one is tapped: do not choose the institution', () => {
  const details = elementLabelled('Details of Ruihe Checkup Centre, Zhongguancun');
  const card = details?.parentElement?.parentElement;
  expect(card?.textContent).toMatch(/Next free day .*27 Zhongguancun St.*DetailsCallMap$/);
  expect(card?.textContent).not.toContain('Mon to Sat');
  const hrefOf = (name: string) => card?.querySelector(`a[aria-label="${name}"]`)?.getAttribute('href');
  expect(hrefOf('Call Ruihe Checkup Centre, Zhongguancun')).toBe('tel:010-62680102');
  expect(hrefOf('Map of Ruihe Checkup Centre, Zhongguancun')).toContain(
    'uri.amap.com/marker?position=116.315%2C39.9822',
  );
  for (const word of card?.querySelectorAll('[aria-label]') ?? []) expect(word.closest('label')).toBeNull();
});

test('a filter when it is set: shows only the institutions with this tag', async () => {
  const parking = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Free parking');
  tap(parking ?? null);
  await soon(() => expect(radios().length).toBeLessThan(6));
  await see(/institutions? found/);
  tap([...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Free parking') ?? null);
  await soon(() => expect(radios()).toHaveLength(6));
  expect(sees('found')).toBe(false);
});

test('the details of an institution when their button is tapped: choose it', async () => {
  tap(elementLabelled('Details of Ruihe Checkup Centre, Zhongguancun'));
  await see(/27 Zhongguancun St/);
  expect(chosenId()).toBeUndefined();
  expect(document.querySelector('dialog')?.textContent).toContain('Mon to Sat');
  expect(link('Show on the map')?.getAttribute('href')).toContain('uri.amap.com/marker?position=116.315%2C39.9822');
  expect(link('Call the institution')?.getAttribute('href')).toBe('tel:010-62680102');
  tap(
    [...document.querySelectorAll('dialog button')].find(
      (element) => element.textContent === 'Choose this institution',
    ) ?? null,
  );
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
  expect(chosenId()).toBe('BJ02');
});

test('an institution when it is selected by keys: is chosen only by a tap', () => {
  const backCount = countBacks();
  const [first = null, second = null] = radios();
  pressKey(first, 'ArrowDown');
  tap(second);
  expect([chosenId(), backCount()]).toEqual([second?.value, 0]);
  tap(second);
  tap(second);
  expect(backCount()).toBe(1);
});

test('an institution when a screen reader taps it after a key in the search: is chosen', async () => {
  const backCount = countBacks();
  const search = document.querySelector('input[type="search"]');
  await type('Find a place', 'haidian');
  pressKey(search, 'n');
  await soon(() => expect(radios()).toHaveLength(1));
  tap(radios()[0] ?? null);
  expect(backCount()).toBe(1);
});

test('an institution when it is tapped after the focus has left the list: is chosen', () => {
  const backCount = countBacks();
  const [first, second = null] = radios();
  first?.focus();
  pressKey(first ?? null, ' ');
  document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  tap(second);
  expect(backCount()).toBe(1);
});

test.each([
  ['', true],
  ['BJ02', false],
  ['gone', true],
])('the button when the stored institution is "%s": is locked with a note: %s', async (institutionId, isLocked) => {
  storeChoice(paidExam, 'yj_gefmtj', { ...noChoice, cityId: '110000', institutionId });
  const { container, role } = render(<InstitutionsPage flow={paidExam} productNo="yj_gefmtj" />);
  const button = () => role('button', 'Choose this institution');
  // The button is shown from the start, so that nothing moves when it is enabled.
  expect(button()).toHaveProperty('disabled', true);
  await soon(() => expect(container.querySelectorAll('input[type="radio"]')).toHaveLength(6));
  expect(button()).toHaveProperty('disabled', isLocked);
  expect(container.textContent?.includes('Please choose an institution')).toBe(isLocked);
});
