import { describe, expect, test } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { choose, loggedIn, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const EXAM = '/api/sdhealth/physical/examination';
const COMMIT = `POST ${EXAM}/commit-physical-examination-info`;
const UNSURE = /can’t tell yet/;

/** Drops the answer to the first call and refuses its retry. `done`: the server has executed the first call. */
const lost = (browser: Browser, match: string, done: boolean) =>
  browser.control('/__fixtures/faults', [
    { match, times: 1, kind: 'drop', ...(!done && { value: 'before' }) },
    { match, times: 1, kind: 'status', value: 503 },
  ]);

/** Answers the booking for the account's first person, up to the press of "Book". */
async function untilBook(browser: Browser, address: string) {
  const app = await loggedIn(browser, address);
  await see('In which city?');
  await press(/^Next$/);
  await choose(/Guomao/);
  await pickDay(1);
  await soon(() => document.querySelector<HTMLInputElement>('input[name="personId"]')?.click());
  return app;
}

describe('a change whose answer is lost (P02)', () => {
  test('a change when the service has the new date: is shown as done', async () => {
    const browser = newBrowser();
    await loggedIn(browser, '/medical-services/pec/yj_gefmtj/O1002?rebook=1');
    await see('It stays yours until');
    await pickDay(1);
    await lost(browser, `POST ${EXAM}/rebook`, true);
    await press('Confirm the new date');
    await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1002'));
    await see('One change left');
  });

  test('a change when the service has the old date: is shown as failed, and succeeds on the next try', async () => {
    const browser = newBrowser();
    await loggedIn(browser, '/medical-services/pec/yj_gefmtj/O1002?rebook=1');
    await see('It stays yours until');
    await pickDay(1);
    await lost(browser, `POST ${EXAM}/rebook`, false);
    await press('Confirm the new date');
    await see(UNSURE);
    await press('Confirm the new date');
    await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1002'));
  });

  test.each([
    ['the service has none: is shown as done', true],
    ['the service still has the date: keeps its dialog', false],
  ])('a cancellation when its answer is lost and %s', async (_, done) => {
    const browser = newBrowser();
    await loggedIn(browser, '/pecState/yj_gefmtj/O1002');
    await press('Cancel the appointment');
    await see('Cancel this appointment?');
    await lost(browser, `POST ${EXAM}/cancel-book`, done);
    document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
    await see(done ? 'The appointment is cancelled' : UNSURE);
    expect(sees('Cancel this appointment?')).toBe(!done);
  });
});

describe('a booking that is tried again', () => {
  test('a retried booking when a gift has its order by now: books that order', async () => {
    const browser = newBrowser();
    const app = await untilBook(browser, '/medical-services/pec/lj_ybtj');
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
});
