/** Tests the page of cities against the embedded backend. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../../test/backend.ts';
import { press, see, sees, soon } from '../../../test/open-app.tsx';
import { render } from '../../../test/render.tsx';
import { paidExam } from '../../flows/paid-exam.ts';
import { kitWords } from '../../kit/words/index.ts';
import { href } from '../../routes.ts';
import { medical } from '../../store/sections.ts';
import { CityPage } from './city-page.tsx';
import { keepChoice, keptChoice } from './kept-choice.ts';

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
const pressed = () =>
  [...document.querySelectorAll('button[aria-pressed="true"]')].map(
    (button) => document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

test('a city when tapped: stored, and the next page replaces this one', async () => {
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('Shanghai');
  expect(pressed()).toEqual(['Beijing']);
  const entries = history.length;
  await press(/^Shanghai$/);
  expect(location.pathname).toBe(`/health${next(PRODUCT)}`);
  expect(history.length).toBe(entries);
  expect(keptChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '310000', cityName: 'Shanghai', institutionId: '' });
});

test('the choice when another city is chosen: loses institution and day; with the same city it keeps them', async () => {
  keepChoice(paidExam, PRODUCT, CHOICE);
  const { unmount } = render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('Guangzhou');
  expect(pressed()).toEqual(['Shanghai']);
  await press(/^Shanghai$/);
  expect(keptChoice(paidExam, PRODUCT)).toEqual(CHOICE);
  unmount();
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await press(/^Guangzhou$/);
  expect(keptChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '440100', institutionId: '', date: '' });
});

test('a city when shown: its button’s description has the number of institutions', async () => {
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  const button = (await see(/^Beijing$/)).closest('button');
  expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('6 institutions');
});

test('a city when it has facts: they are shown before going on', async () => {
  const facts = (cityId: string) => <p>Facts of {cityId}</p>;
  render(<CityPage flow={paidExam} productNo={PRODUCT} facts={facts} next={next} />);
  await see('110000');
  // The other cities unfold below the usual ones.
  expect(sees('Wuhan')).toBe(false);
  await press('More cities');
  await press(/^Wuhan$/);
  await see('420100');
  expect(location.pathname).not.toBe(`/health${next(PRODUCT)}`);
  await press('Continue in Wuhan');
  await soon(() => expect(location.pathname).toBe(`/health${next(PRODUCT)}`));
  expect(keptChoice(paidExam, PRODUCT).cityId).toBe('420100');
});

test('the page of cities when the product is unknown: says so without cities', async () => {
  render(<CityPage flow={paidExam} productNo="nothing" facts={() => 'Facts'} next={next} />);
  await see('We could not find this checkup');
  expect(sees('Facts')).toBe(false);
  expect(sees('Where would you like')).toBe(false);
});

test('the page of cities when the package has none: says so and offers customer service', async () => {
  await backend().control('/__fixtures/settings', { answers: 'empty' });
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('No city to choose right now');
  await see('Customer service');
});

/** Returns the rows of the institutions by their first words. */
const rows = () =>
  [...document.querySelectorAll('section li button:not([aria-pressed])')].map(({ textContent }) => textContent ?? '');

test('a city when chosen: its first institutions are below, and the bar goes on with it', async () => {
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('6 institutions in Beijing');
  expect(rows()).toHaveLength(3);
  for (const row of rows()) expect(row).toMatch(/Next free day \w+,\s\w+\s\d+$/);
  await press('Continue in Beijing');
  expect(location.pathname).toBe(`/health${next(PRODUCT)}`);
  expect(keptChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '110000', institutionId: '' });
});

test.each([
  ['back', false, 1],
  ['on', true, 0],
])('an institution when tapped: chosen with its city, and leads %s', async (_, leadsOn, wentBack) => {
  history.replaceState({ at: 1 }, '', '/health/landing/pec/yj_gefmtj/city-receive');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} leadsOn={leadsOn} />);
  await see('6 institutions in Beijing');
  const [first = ''] = rows().map((row) => row.split('Next free')[0]);
  await press(first);
  expect(back).toHaveBeenCalledTimes(wentBack);
  expect(location.pathname === `/health${next(PRODUCT)}`).toBe(leadsOn);
  expect(keptChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '110000', institutionName: first });
  back.mockRestore();
});

test('the cities when the institutions cannot be loaded: can still be chosen', async () => {
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
  expect(rows()).toEqual([]);
});
