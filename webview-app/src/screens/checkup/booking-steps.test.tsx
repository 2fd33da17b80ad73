import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { choose, loggedIn, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const EXAM = '/api/sdhealth/physical/examination';
const COMMIT = `POST ${EXAM}/commit-physical-examination-info`;
const BOOKING_PATH = '/medical-services/pec/yj_gefmtj/O1001';
const QUESTIONS = {
  city: 'In which city?',
  institution: 'At which institution?',
  date: 'On which day?',
  person: 'Who will be examined?',
} as const;
type Step = keyof typeof QUESTIONS;
const STEPS: readonly Step[] = ['city', 'institution', 'date', 'person'];

const heading = () => document.querySelector('main h1')?.textContent;
const expectStep = (step: Step) => soon(() => expect(heading()).toBe(QUESTIONS[step]));
const personOption = () => document.querySelector<HTMLInputElement>('input[name="personId"]');

/** Answers each step. */
const ANSWER: Record<Step, () => Promise<unknown>> = {
  city: () => press('Shanghai'),
  institution: () => choose(/Lujiazui/),
  date: () => pickDay(1),
  person: () => soon(() => personOption()?.click()),
};
/** Reads the answer of each step from the page. */
const SELECTED: Record<Step, () => unknown> = {
  city: () => document.querySelector('[aria-pressed="true"], [aria-checked="true"], input:checked'),
  institution: () => document.querySelector('input[type="radio"]:checked'),
  date: () => document.querySelector('[data-day][aria-pressed="true"], [data-day][aria-selected="true"]'),
  person: () => personOption()?.checked,
};

/** Answers all steps up to and including `step`. */
async function answerUntil(step: Step, browser: Browser = newBrowser()): Promise<OpenedApp> {
  const app = await loggedIn(browser, BOOKING_PATH);
  for (const previousStep of STEPS.slice(0, STEPS.indexOf(step))) {
    await expectStep(previousStep);
    await ANSWER[previousStep]();
  }
  await expectStep(step);
  await ANSWER[step]();
  if (step === 'person') return app;
  await expectStep(STEPS[STEPS.indexOf(step) + 1] ?? 'person');
  history.back();
  await expectStep(step);
  return app;
}

describe('the steps of a booking as history entries', () => {
  test('the form when the person goes back and forward: moves by one step and keeps all answers', async () => {
    await answerUntil('person');
    for (const step of ['date', 'institution', 'city'] as const) {
      history.back();
      await expectStep(step);
      await soon(() => expect(SELECTED[step]()).toBeTruthy());
    }
    for (const step of ['institution', 'date', 'person'] as const) {
      history.forward();
      await expectStep(step);
    }
    expect(SELECTED.person()).toBe(true);
  });

  test('«Previous» and a summary row when they are tapped: go back without a new history entry', async () => {
    await answerUntil('person');
    const entries = history.length;
    await press('Previous');
    await expectStep('date');
    await press('Shanghai');
    await expectStep('city');
    expect(history.length).toBe(entries);
    history.forward();
    await expectStep('institution');
    expect(sees('Shanghai')).toBe(true);
  });

  test('an institution when it is chosen below the cities: answers both steps, and «back» leads to the city', async () => {
    await loggedIn(newBrowser(), BOOKING_PATH);
    await see('6 institutions in Beijing');
    await press(/^Anhe Hospital/);
    await expectStep('date');
    expect(sees('Beijing')).toBe(true);
    history.back();
    await expectStep('city');
  });

  test('«Next» when an answer is missing: is disabled and shows what is missing', async () => {
    await loggedIn(newBrowser(), BOOKING_PATH);
    await ANSWER.city();
    await expectStep('institution');
    const next = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
    expect(next()?.disabled).toBe(true);
    await see('Please choose an institution');
    await ANSWER.institution();
    history.back();
    await expectStep('institution');
    expect(next()?.disabled).toBe(false);
    expect(sees('Please choose an institution')).toBe(false);
  });

  test('«Previous» when it is tapped twice: goes back one step', async () => {
    await answerUntil('person');
    const button = (await see('Previous')).closest('button');
    button?.click();
    button?.click();
    await expectStep('date');
    await new Promise((done) => setTimeout(done, 50));
    await expectStep('date');
  });

  test('«Previous» when there is no earlier history entry: replaces the current entry', async () => {
    const app = await answerUntil('person');
    await app.reload();
    await expectStep('person');
    const entries = history.length;
    await press('Previous');
    await expectStep('date');
    expect([history.length, location.search]).toEqual([entries, '?step=date']);
  });

  test('the booking form when the booking is done: is reached neither by «back» nor by its address', async () => {
    const app = await loggedIn(newBrowser(), '/pecState/yj_gefmtj/O1001');
    await see('Book now');
    app.navigate(BOOKING_PATH);
    for (const step of STEPS) {
      await expectStep(step);
      await ANSWER[step]();
    }
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/'));
    await see('Change the date');
    history.back();
    await soon(() => expect(history.state).toBeNull());
    await see('Change the date');
    expect(location.pathname).toMatch('/pecState/');
    app.navigate(`${BOOKING_PATH}?step=date`);
    await see('This order has an appointment already');
  });
});

describe('a restored step', () => {
  test.each(STEPS)('the form when the page is reloaded at %s: shows the same step', async (step) => {
    const app = await answerUntil(step);
    await app.reload();
    await expectStep(step);
    await soon(() => expect(SELECTED[step]()).toBeTruthy());
  });

  test.each(STEPS)('the form when the web view was killed at %s: shows the same step', async (step) => {
    const app = await answerUntil(step);
    sessionStorage.clear();
    await app.reload(BOOKING_PATH);
    await expectStep(step);
    await soon(() => expect(SELECTED[step]()).toBeTruthy());
  });

  test.each([
    ['person', 'institution'],
    ['date', 'institution'],
    ['nonsense', 'city'],
  ] as const)('the form when the address has step «%s» without its answers: shows «%s»', async (requested, visible) => {
    await loggedIn(newBrowser(), `${BOOKING_PATH}?step=${requested}`);
    await expectStep(visible);
    await soon(() => expect(location.search).toBe(`?step=${visible}`));
  });

  test('the form when another product’s form was answered: uses none of those answers', async () => {
    const app = await answerUntil('date');
    app.navigate('/medical-services/pec/lj_ybtj?step=person');
    await expectStep('institution');
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

  test('an institution when it is full: links to the other institutions', async () => {
    const browser = newBrowser();
    await answerUntil('institution', browser);
    await noDays(browser, `GET ${EXAM}/get-examination-date`);
    await press(/^Next$/);
    await see('No open days right now');
    await press('Choose another institution');
    await expectStep('institution');
    await choose(/Guomao|Xujiahui|People/);
    await expectStep('date');
  });

  test('an order when it was booked on another phone: opens with a message', async () => {
    const browser = newBrowser();
    await answerUntil('person', browser);
    await refuse(browser, 40904, 'This order has an appointment already');
    await press(/^Book$/);
    await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1001'));
    await see('This order has an appointment already');
  });

  test('an order when it can no longer be booked: shows the reason and a link to the order', async () => {
    const browser = newBrowser();
    const app = await answerUntil('person', browser);
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
  ])('the date when it belongs to order %s: cannot be changed, because %s', async (orderNo, reason) => {
    await loggedIn(newBrowser(), `/medical-services/pec/yj_gefmtj/${orderNo}?rebook=1`);
    await see(reason);
    await press('See the order');
    await soon(() => expect(location.pathname).toMatch(`/pecState/yj_gefmtj/${orderNo}`));
  });

  test('a new date when it is full by now: requests the calendar again', async () => {
    const browser = newBrowser();
    const app = await loggedIn(browser, '/medical-services/pec/yj_gefmtj/O1002?rebook=1');
    await see('It stays yours until');
    // This change takes effect at once, so the page shows no later day.
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

  test('a date when it can no longer be changed: shows that', async () => {
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
