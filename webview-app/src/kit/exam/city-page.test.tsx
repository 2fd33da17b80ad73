/** The page of cities as a person meets it. The wire is the embedded backend's. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../../test/backend.ts';
import { press, see, sees, soon } from '../../../test/open-app.tsx';
import { render } from '../../../test/render.tsx';
import { paidExam } from '../../flows/paid-exam.ts';
import { href } from '../../routes.ts';
import { medical } from '../../store/sections.ts';
import { kitWords } from '../words/index.ts';
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

/** The cities that are chosen, by the words that name their buttons. */
const pressed = () =>
  [...document.querySelectorAll('button[aria-pressed="true"]')].map(
    (button) => document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

test('one tap chooses the city, keeps it and goes on in this page’s place', async () => {
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('Shanghai');
  expect(pressed()).toEqual(['Beijing']);
  const entries = history.length;
  await press(/^Shanghai$/);
  expect(location.pathname).toBe(`/health${next(PRODUCT)}`);
  expect(history.length).toBe(entries);
  expect(keptChoice(paidExam, PRODUCT)).toMatchObject({ cityId: '310000', cityName: 'Shanghai', institutionId: '' });
});

test('another city forgets the institution and the day; the same one keeps them', async () => {
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

test('each city says how many institutions it has, as a description of its button', async () => {
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  const button = (await see(/^Beijing$/)).closest('button');
  expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('6 institutions');
});

test('what is known of a city is said before going on', async () => {
  const facts = (cityId: string) => <p>Facts of {cityId}</p>;
  render(<CityPage flow={paidExam} productNo={PRODUCT} facts={facts} next={next} />);
  await see('110000');
  // They unfold below the usual ones.
  expect(sees('Wuhan')).toBe(false);
  await press('More cities');
  await press(/^Wuhan$/);
  await see('420100');
  expect(location.pathname).not.toBe(`/health${next(PRODUCT)}`);
  await press('Continue in Wuhan');
  await soon(() => expect(location.pathname).toBe(`/health${next(PRODUCT)}`));
  expect(keptChoice(paidExam, PRODUCT).cityId).toBe('420100');
});

test('an unknown product is said to be so, without a city to choose', async () => {
  render(<CityPage flow={paidExam} productNo="nothing" facts={() => 'Facts'} next={next} />);
  await see('We could not find this checkup');
  expect(sees('Facts')).toBe(false);
  expect(sees('Where would you like')).toBe(false);
});

test('a package without cities says so, and leads to customer service', async () => {
  await backend().control('/__fixtures/settings', { answers: 'empty' });
  render(<CityPage flow={paidExam} productNo={PRODUCT} next={next} />);
  await see('No city to choose right now');
  await see('Customer service');
});

/** The rows of the institutions, by their first words. */
const rows = () =>
  [...document.querySelectorAll('section li button:not([aria-pressed])')].map(({ textContent }) => textContent ?? '');

test('the first institutions of the city stand below it, and the bar goes on with it', async () => {
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
])('a tap on an institution takes it with its city, and leads %s', async (_, leadsOn, wentBack) => {
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

test('without an answer about institutions the cities can be chosen all the same', async () => {
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
