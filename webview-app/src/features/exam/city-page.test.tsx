/** Tests the page of cities with the embedded backend. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../../test/backend.ts';
import { press, see, sees, soon } from '../../../test/open-app.tsx';
import { render } from '../../../test/render.tsx';
import { paidExam } from '../../flows/paid-exam.ts';
import { kitWords } from '../../kit/words/index.ts';
import { href } from '../../routes.ts';
import { medical } from '../../store/sections.ts';
import { CityPage } from './city-page.tsx';
import { storeChoice, storedChoice } from './stored-choice.ts';

const PRODUCT = 'yj_gefmtj';
const next = (productNo: string) => href('checkup.institutions', { productNo });
const CHOICE = {
  cityId: '310000',
  cityName: 'Shanghai',
  institutionId: 'SH01',
  institutionName: 'Pudong',
  institutionAddress: '1 Century Avenue',
  date: '2099-03-04',
};

beforeAll(() => kitWords.open());
beforeEach(() => {
  backend();
  history.replaceState({ at: 0 }, '', '/health/landing/pec/yj_gefmtj/city-receive');
});
afterEach(() => {
  medical.reset();
  vi.unstubAllGlobals();
  history.replaceState({ at: 0 }, '', '/health/');
});

/** Returns the selected cities by the names of their buttons. */
const selectedCities = () =>
  [...document.querySelectorAll('button[aria-pressed="true"]')].map(
    (button) => document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

test('a city when it is tapped: is stored, and the next page replaces this page', async () => {
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('Shanghai');
  expect(selectedCities()).toEqual(['Beijing']);
  const historyLength = history.length;
  await press(/^Shanghai$/);
  expect(location.pathname).toBe(`/health${next(PRODUCT)}`);
  expect(history.length).toBe(historyLength);
  expect(storedChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '310000', cityName: 'Shanghai', institutionId: '' });
});

test('the stored choice when another city is chosen: loses institution and day', async () => {
  storeChoice(paidExam, PRODUCT, CHOICE);
  const { unmount } = render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('Guangzhou');
  expect(selectedCities()).toEqual(['Shanghai']);
  await press(/^Shanghai$/);
  expect(storedChoice(paidExam, PRODUCT)).toEqual(CHOICE);
  unmount();
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await press(/^Guangzhou$/);
  expect(storedChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '440100', institutionId: '', date: '' });
});

test('the button of a city when a screen reader reads it: has the number of institutions as its description', async () => {
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  const button = (await see(/^Beijing$/)).closest('button');
  expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('6 institutions');
});

test('a city when it has facts: shows them before the next page opens', async () => {
  const facts = (cityId: string) => <p>Facts of {cityId}</p>;
  render(<CityPage flow={paidExam} productNo={PRODUCT} facts={facts} next={next} />);
  await see('110000');
  // The other cities are collapsed below the popular cities.
  expect(sees('Wuhan')).toBe(false);
  await press('More cities');
  await press(/^Wuhan$/);
  await see('420100');
  expect(location.pathname).not.toBe(`/health${next(PRODUCT)}`);
  await press('Continue in Wuhan');
  await soon(() => expect(location.pathname).toBe(`/health${next(PRODUCT)}`));
  expect(storedChoice(paidExam, PRODUCT).cityId).toBe('420100');
});

test('the page of cities when the product is unknown: shows an empty state without cities', async () => {
  render(<CityPage flow={paidExam} productNo="nothing" facts={() => 'Facts'} next={next} />);
  await see('We could not find this checkup');
  expect(sees('Facts')).toBe(false);
  expect(sees('Where would you like')).toBe(false);
});

test('the page of cities when the package has no cities: offers customer service', async () => {
  await backend().control('/__fixtures/settings', { answers: 'empty' });
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('No city to choose right now');
  await see('Customer service');
});

const institutionRows = () =>
  [...document.querySelectorAll('section li button:not([aria-pressed])')].map(({ textContent }) => textContent ?? '');

test('a city when it is chosen: shows its first institutions and a button to the next page', async () => {
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('6 institutions in Beijing');
  expect(institutionRows()).toHaveLength(3);
  for (const row of institutionRows()) expect(row).toMatch(/Next free day \w+,\s\w+\s\d+$/);
  await press('Continue in Beijing');
  expect(location.pathname).toBe(`/health${next(PRODUCT)}`);
  expect(storedChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '110000', institutionId: '' });
});

test.each([
  ['back', false, 1],
  ['on', true, 0],
])('an institution when it is tapped: is chosen with its city and leads %s', async (_, opensNext, backCount) => {
  history.replaceState({ at: 1 }, '', '/health/landing/pec/yj_gefmtj/city-receive');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} opensNext={opensNext} />);
  await see('6 institutions in Beijing');
  const [first = ''] = institutionRows().map((row) => row.split('Next free')[0]);
  await press(first);
  expect(back).toHaveBeenCalledTimes(backCount);
  expect(location.pathname === `/health${next(PRODUCT)}`).toBe(opensNext);
  expect(storedChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '110000', institutionName: first });
  back.mockRestore();
});

test('a city when its institutions cannot be loaded: can still be chosen', async () => {
  const faults = [
    {
      match: 'GET /api/sdhealth/physical/examination/get-examination-medical-institutions',
      times: 9,
      kind: 'status',
      value: 404,
    },
  ];
  await backend().control('/__fixtures/faults', faults);
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('Continue in Beijing');
  expect(institutionRows()).toEqual([]);
});
