import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { choose, loggedIn, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const EXAM = '/api/sdhealth/physical/examination';
const COMMIT = `POST ${EXAM}/commit-physical-examination-info`;
const BOOKING = '/medical-services/pec/yj_gefmtj/O1001';
const QUESTIONS = {
  city: 'In which city?',
  institution: 'At which institution?',
  date: 'On which day?',
  person: 'Who will be examined?',
} as const;
type Step = keyof typeof QUESTIONS;
const STEPS: readonly Step[] = ['city', 'institution', 'date', 'person'];

const heading = () => document.querySelector('main h1')?.textContent;
const isAt = (step: Step) => soon(() => expect(heading()).toBe(QUESTIONS[step]));
const person = () => document.querySelector<HTMLInputElement>('input[name="personId"]');

/** Answers each step, and checks that the answer is stored. */
const ANSWER: Record<Step, () => Promise<unknown>> = {
  city: () => press('Shanghai'),
  institution: () => choose(/Lujiazui/),
  date: () => pickDay(1),
  person: () => soon(() => person()?.click()),
};
const KEPT: Record<Step, () => unknown> = {
  city: () => document.querySelector('[aria-pressed="true"], [aria-checked="true"], input:checked'),
  institution: () => document.querySelector('input[type="radio"]:checked'),
  date: () => document.querySelector('[data-day][aria-pressed="true"], [data-day][aria-selected="true"]'),
  person: () => person()?.checked,
};

/** Answers all steps up to and including `step`. */
async function answered(step: Step, browser: Browser = newBrowser()): Promise<OpenedApp> {
  const app = await loggedIn(browser, BOOKING);
  for (const path of STEPS.slice(0, STEPS.indexOf(step))) {
    await isAt(path);
    await ANSWER[path]();
  }
  await isAt(step);
  await ANSWER[step]();
  if (step === 'person') return app;
  await isAt(STEPS[STEPS.indexOf(step) + 1] ?? 'person');
  history.back();
  await isAt(step);
  return app;
}

describe('the steps of a booking are entries of the history', () => {
  test('the form when the person goes back and forward: moves by one step and keeps all answers', async () => {
    await answered('person');
    for (const step of ['date', 'institution', 'city'] as const) {
      history.back();
      await isAt(step);
      await soon(() => expect(KEPT[step]()).toBeTruthy());
    }
    for (const step of ['institution', 'date', 'person'] as const) {
      history.forward();
      await isAt(step);
    }
    expect(KEPT.person()).toBe(true);
  });

  test('«Previous» and a row of the summary when they are tapped: go back, and the history does not grow', async () => {
    await answered('person');
    const entries = history.length;
    await press('Previous');
    await isAt('date');
    await press('Shanghai');
    await isAt('city');
    expect(history.length).toBe(entries);
    history.forward();
    await isAt('institution');
    expect(sees('Shanghai')).toBe(true);
  });

  test('an institution when it is chosen below the cities: answers two questions, and back leads to the first', async () => {
    await loggedIn(newBrowser(), BOOKING);
    await see('6 institutions in Beijing');
    await press(/^Anhe Hospital/);
    await isAt('date');
    expect(sees('Beijing')).toBe(true);
    history.back();
    await isAt('city');
  });

  test('«Next» when an answer is missing: is visible and disabled, and says what is missing', async () => {
    await loggedIn(newBrowser(), BOOKING);
    await ANSWER.city();
    await isAt('institution');
    const next = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
    expect(next()?.disabled).toBe(true);
    await see('Please choose an institution');
    await ANSWER.institution();
    history.back();
    await isAt('institution');
    expect(next()?.disabled).toBe(false);
    expect(sees('Please choose an institution')).toBe(false);
  });

  test('«Previous» when it is tapped twice: goes back one step', async () => {
    await answered('person');
    const button = (await see('Previous')).closest('button');
    button?.click();
    button?.click();
    await isAt('date');
    await new Promise((done) => setTimeout(done, 50));
    await isAt('date');
  });

  test('«Previous» when there is no earlier history entry: replaces the step', async () => {
    const app = await answered('person');
    await app.reload();
    await isAt('person');
    const entries = history.length;
    await press('Previous');
    await isAt('date');
    expect([history.length, location.search]).toEqual([entries, '?step=date']);
  });

  test('back when the booking is done: does not lead into the form, nor does its address', async () => {
    const app = await loggedIn(newBrowser(), '/pecState/yj_gefmtj/O1001');
    await see('Book now');
    app.navigate(BOOKING);
    for (const step of STEPS) {
      await isAt(step);
      await ANSWER[step]();
    }
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/'));
    await see('Change the date');
    history.back();
    await soon(() => expect(history.state).toBeNull());
    await see('Change the date');
    expect(location.pathname).toMatch('/pecState/');
    app.navigate(`${BOOKING}?step=date`);
    await see('This order has an appointment already');
  });
});

describe('every step is there again', () => {
  test.each(STEPS)('the form when the page is reloaded at %s: shows the same step', async (step) => {
    const app = await answered(step);
    await app.reload();
    await isAt(step);
    await soon(() => expect(KEPT[step]()).toBeTruthy());
  });

  test.each(STEPS)('the form when the web view was killed at %s: shows the same step', async (step) => {
    const app = await answered(step);
    sessionStorage.clear();
    await app.reload(BOOKING);
    await isAt(step);
    await soon(() => expect(KEPT[step]()).toBeTruthy());
  });

  test.each([
    ['person', 'institution'],
    ['date', 'institution'],
    ['nonsense', 'city'],
  ] as const)('the form when the address names «%s» without its answers: shows «%s»', async (named, visible) => {
    await loggedIn(newBrowser(), `${BOOKING}?step=${named}`);
    await isAt(visible);
    await soon(() => expect(location.search).toBe(`?step=${visible}`));
  });

  test('the form when another product was answered: uses none of its answers', async () => {
    const app = await answered('date');
    app.navigate('/medical-services/pec/lj_ybtj?step=person');
    await isAt('institution');
    await see(/Guomao/);
    expect(sees('Lujiazui')).toBe(false);
    expect(document.querySelector('input[type="radio"]:checked:not([name="order"])')).toBeNull();
  });
});

describe('a booking that is refused', () => {
  const refuse = (browser: Browser, code: number, msg: string, match = COMMIT) =>
    browser.control('/__fixtures/faults', [{ match, times: 1, kind: 'code', value: { code, msg } }]);
  const noDays = (browser: Browser, match: string) =>
    browser.control('/__fixtures/faults', [{ match, times: 9, kind: 'shape', value: { ...CALENDAR, days: [] } }]);
  const CALENDAR = { institutionId: 'x', today: '2026-03-02', from: '2026-03-03', to: '2026-03-04' };

  test('an institution when it is full: offers the others', async () => {
    const browser = newBrowser();
    await answered('institution', browser);
    await noDays(browser, `GET ${EXAM}/get-examination-date`);
    await press(/^Next$/);
    await see('No open days right now');
    await press('Choose another institution');
    await isAt('institution');
    await choose(/Guomao|Xujiahui|People/);
    await isAt('date');
  });

  test('an order when it was booked elsewhere: is shown', async () => {
    const browser = newBrowser();
    await answered('person', browser);
    await refuse(browser, 40904, 'This order has an appointment already');
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1001'));
    await see('This order has an appointment already');
  });

  test('an order when it can no longer be booked: shows why', async () => {
    const browser = newBrowser();
    const app = await answered('person', browser);
    await refuse(browser, 40905, 'This order cannot be booked now');
    const info = { productNo: 'yj_gefmtj', productName: 'x', orderNo: 'O1001', canBook: false, whyNot: 'It is over' };
    const rest = { cityId: '110000', cityName: 'Beijing', needsMaritalStatus: true, needsPhoneCode: false, notes: [] };
    await browser.control('/__fixtures/faults', [
      { match: COMMIT, times: 1, kind: 'code', value: { code: 40905, msg: 'no' } },
      { match: `GET ${EXAM}/get-examination-appointment-info`, times: 9, kind: 'shape', value: { ...info, ...rest } },
    ]);
    await press(/^Book$/);
    await see('It is over');
    await press('See the order');
    await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1001'));
    expect(app.calls.length).toBeGreaterThan(0);
  });

  test('a product when there is no order: links to the product', async () => {
    await loggedIn(newBrowser(), '/medical-services/pec/yj_jctj');
    await see('Please buy the package first');
    await press('See the package');
    await soon(() => expect(location.pathname).toBe('/health/pecSale/yj_jctj'));
  });

  test.each([
    ['O1001', 'This order has no date that could be changed'],
    ['O1005', 'The checkup is done'],
  ])('the date when it belongs to order %s: cannot be changed, because %s', async (orderNo, why) => {
    await loggedIn(newBrowser(), `/medical-services/pec/yj_gefmtj/${orderNo}?rebook=1`);
    await see(why);
    await press('See the order');
    await soon(() => expect(location.pathname).toMatch(`/pecState/yj_gefmtj/${orderNo}`));
  });

  test('a new date when it is full by now: asks again with a new calendar', async () => {
    const browser = newBrowser();
    const app = await loggedIn(browser, '/medical-services/pec/yj_gefmtj/O1002?rebook=1');
    await see('It stays yours until');
    // This change takes effect at once, so the page names no later day.
    expect(sees(/takes effect/)).toBe(false);
    await pickDay(1);
    await refuse(browser, 40911, 'That day is full', `POST ${EXAM}/rebook`);
    await press('Confirm the new date');
    await see('That day is full');
    await soon(() => expect(app.calls.some(({ path }) => path.endsWith('date-for-rebook'))).toBe(true));
    await pickDay(2);
    await press('Confirm the new date');
    await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1002'));
  });

  test('a date when it can no longer be changed: shows until when it could', async () => {
    const browser = newBrowser();
    await loggedIn(browser, '/medical-services/pec/yj_gefmtj/O1002?rebook=1');
    await see('It stays yours until');
    await pickDay(1);
    await refuse(browser, 40400, 'Nothing was found', `POST ${EXAM}/rebook`);
    await browser.control('/__fixtures/faults', [
      { match: `POST ${EXAM}/rebook`, times: 1, kind: 'code', value: { code: 40908, msg: 'Too late' } },
      { match: `GET ${EXAM}/get-examination-appointment`, times: 9, kind: 'shape', value: {} },
    ]);
    await press('Confirm the new date');
    await see('This order has no date that could be changed');
  });
});
