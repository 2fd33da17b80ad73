import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { choose, loggedIn, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const EXAM = '/api/sdhealth/physical/examination';
const COMMIT = `POST ${EXAM}/commit-physical-examination-info`;
const OUTCOME_UNKNOWN = /can’t tell yet/;

/** Drops the response to the first request and refuses its retry. `isExecuted`: the server has executed the first request. */
const dropResponse = (browser: Browser, match: string, isExecuted: boolean) =>
  browser.control('/__fixtures/faults', [
    { match, times: 1, kind: 'drop', ...(!isExecuted && { value: 'before' }) },
    { match, times: 1, kind: 'status', value: 503 },
  ]);

/** Answers all steps of the booking for the account's first person, without pressing "Book". */
async function answerBooking(browser: Browser, address: string) {
  const app = await loggedIn(browser, address);
  await see('In which city?');
  await press(/^Next$/);
  await choose(/Guomao/);
  await pickDay(1);
  await soon(() => document.querySelector<HTMLInputElement>('input[name="personId"]')?.click());
  return app;
}

/** Moves the booked date. The response is lost, after or before the service has moved it. */
async function rebookWithLostResponse({ isExecuted }: { isExecuted: boolean }): Promise<void> {
  const browser = newBrowser();
  await loggedIn(browser, '/medical-services/pec/yj_gefmtj/O1002?rebook=1');
  await see('It stays yours until');
  await pickDay(1);
  await dropResponse(browser, `POST ${EXAM}/rebook`, isExecuted);
  await press('Confirm the new date');
}

describe('a request whose response is lost (P02)', () => {
  test('a change of the date when its response is lost and the service has the new date: is shown as done', async () => {
    await rebookWithLostResponse({ isExecuted: true });
    await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1002'));
    await see('One change left');
  });

  test('a change of the date when its response is lost and the service has the old date: can be retried', async () => {
    await rebookWithLostResponse({ isExecuted: false });
    await see(OUTCOME_UNKNOWN);
    await press('Confirm the new date');
    await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1002'));
  });

  test.each([
    ['the service has executed it: is shown as done', true],
    ['the service still has the date: leaves its dialog open', false],
  ])('a cancellation when its response is lost and %s', async (_, isExecuted) => {
    const browser = newBrowser();
    await loggedIn(browser, '/pecState/yj_gefmtj/O1002');
    await press('Cancel the appointment');
    await see('Cancel this appointment?');
    await dropResponse(browser, `POST ${EXAM}/cancel-book`, isExecuted);
    document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
    await see(isExecuted ? 'The appointment is cancelled' : OUTCOME_UNKNOWN);
    expect(sees('Cancel this appointment?')).toBe(!isExecuted);
  });
});

test('a retried booking when the free package was ordered before: books that order', async () => {
  const browser = newBrowser();
  const app = await answerBooking(browser, '/medical-services/pec/lj_ybtj');
  const orders = () => app.calls.filter(({ method, path }) => method === 'POST' && path.includes('create-order'));
  await browser.control('/__fixtures/faults', [
    { match: COMMIT, times: 1, kind: 'code', value: { code: 40911, msg: 'That day is full' } },
  ]);
  await press(/^Book$/);
  await see('That day is full');
  expect(orders()).toHaveLength(1);
  await pickDay(2);
  await press(/^Book$/);
  await soon(() => expect(location.pathname).toMatch('/free-appointment/state/'));
  expect(orders()).toHaveLength(1);
});
