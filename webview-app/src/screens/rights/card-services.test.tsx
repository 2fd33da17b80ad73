/** Tests each service of the health card: what the person receives, and the card's state afterwards. */
import { describe, expect, test } from 'vitest';
import { QUESTION, sendQuestion, waitForPath } from '../../../test/ask.ts';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, choose, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const PAGE = '/rights/health-card-service';
const USE_SERVICE = '/api/sdhealth/promotion/health-card/use-service';
const PLACE_QUESTION = '/api/sdhealth/special-inquiry/place-order-and-save-question';

const tileOf = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main li > :is(a, button)')].find((tile) =>
    tile.textContent?.startsWith(name),
  );
/** Waits until the text below a service's name is `text`. */
const expectTileText = (name: string, text: string) =>
  soon(() => expect(tileOf(name)?.textContent?.slice(name.length)).toBe(text));

/** Opens the card and taps a service, which takes no use yet. */
async function openFromCard(browser: Browser, name: string, remaining: string) {
  const app = await asCustomer(browser, PAGE);
  await expectTileText(name, remaining);
  tileOf(name)?.click();
  return app;
}

describe('a photo-and-text question', () => {
  const openQuestionForm = async (browser: Browser) => {
    const app = await openFromCard(browser, 'Ask a doctor', '5 of 6 left');
    await waitForPath('/health/medical-services/online');
    await see('5 of 6 consultations left');
    await press(/^Cardiology/);
    await press('Chen Siyuan');
    await press('Ask this doctor');
    await see('Your health card covers it: sending takes one use of “Ask a doctor”');
    return app;
  };

  test('a question when it is sent with the card: takes one use', async () => {
    const app = await openQuestionForm(newBrowser());
    const formAddress = location.pathname + location.search;
    await app.reload(PAGE);
    await expectTileText('Ask a doctor', '5 of 6 left');
    await app.reload(formAddress.replace('/health', ''));
    await sendQuestion();
    await waitForPath('/health/graphic/client/health-card-online/K');
    await see(QUESTION);
    await see('Chen Siyuan');
    await app.reload(PAGE);
    await expectTileText('Ask a doctor', '4 of 6 left');
    expect(app.calls.some(({ path }) => path === USE_SERVICE)).toBe(false);
  });

  test('P02: a question when the response to it is lost: is sent once and takes one use', async () => {
    const browser = newBrowser();
    const app = await openQuestionForm(browser);
    await browser.control('/__fixtures/faults', [
      { match: `POST ${PLACE_QUESTION}`, times: 1, kind: 'drop' },
      { match: `POST ${PLACE_QUESTION}`, times: 9, kind: 'status', value: 503 },
    ]);
    await sendQuestion();
    await waitForPath('/health/graphic/client/health-card-online/K');
    await see(QUESTION);
    await app.reload(PAGE);
    await expectTileText('Ask a doctor', '4 of 6 left');
  });
});

test('the report explanation when it is requested: opens a question with photos, which the card links to', async () => {
  const app = await openFromCard(newBrowser(), 'Report explained', '1 of 1 left');
  await waitForPath('/health/online/submit-fc/health-card-report/K');
  await see(/^Add photos or screenshots of the report/);
  await see('One use left on your health card');
  await sendQuestion();
  await waitForPath('/health/online/client/health-card-report/K');
  await see(QUESTION);
  await app.reload(PAGE);
  await expectTileText('Report explained', 'In progress');
  expect(tileOf('Report explained')?.getAttribute('href')).toContain('/online/client/health-card-report/K');
});

test('the use of a yearly checkup when its appointment is cancelled: is returned to the card', async () => {
  const app = await openFromCard(newBrowser(), 'Yearly checkup', '1 of 1 left');
  await waitForPath('/health/free-appointment/yj_ybtj/K');
  await choose(/Guomao/);
  const day = await pickDay();
  await choose(/^Zhang Ming/);
  await see(/^Your health card covers it: the booking takes one use of “Yearly checkup”/);
  await press(/^Book$/);
  await waitForPath('/health/free-appointment/state/yj_ybtj/K');
  const { appointment } = await loadAppointment(location.pathname);
  expect(appointment).toMatchObject({ status: 'booked', appointmentDate: day });
  await app.reload(PAGE);
  await expectTileText('Yearly checkup', 'In progress');
  tileOf('Yearly checkup')?.click();
  await press('Cancel');
  await press(/^Cancel the appointment$/);
  await see('The appointment is cancelled');
  await app.reload(PAGE);
  await expectTileText('Yearly checkup', '1 of 1 left');
});

/** Loads the appointment of the order whose number is at the end of a path. */
async function loadAppointment(path: string) {
  const { getExamAppointment } = await import('../../api/exam.ts');
  const { request } = await import('../../client/request.ts');
  return request(getExamAppointment, { query: { orderNo: path.split('/').at(-1) ?? '' } });
}

describe('a service of the card', () => {
  const takeVoucher = async (name: string, remaining: string) => {
    const app = await openFromCard(newBrowser(), name, remaining);
    await press('Get the code');
    await press('See the code');
    await waitForPath('/health/value-added-vas-detail');
    await see('Your code');
    await soon(() => expect(codes()).toHaveLength(1));
    return app;
  };
  const codes = () =>
    [...document.querySelectorAll('main p')].flatMap(({ textContent }) =>
      /^[A-Z\d]{4} [A-Z\d]{4}$/.test(textContent) ? [textContent] : [],
    );

  test('the use of the fast track when its code is cancelled: is returned to the card', async () => {
    const app = await takeVoucher('Fast track', '2 of 2 left');
    await see('It is covered by your health card');
    await see('Customer service');
    await press('Cancel the code');
    await press(/^Cancel the code$/);
    await see('The code was cancelled, and its use is back on your card');
    expect(codes()).toEqual([]);
    await press('Back to my health card');
    await see('2 of 2 left');
    expect(app.calls.filter(({ path }) => path === USE_SERVICE)).toHaveLength(1);
  });

  test('the medicine discount when its voucher was taken: shows the same code again', async () => {
    const app = await takeVoucher('Medicine discount', 'Unlimited');
    const [code] = codes();
    await app.reload(PAGE);
    await expectTileText('Medicine discount', 'In progress');
    tileOf('Medicine discount')?.click();
    await see('Your code');
    expect(codes()).toEqual([code]);
  });

  test('the dental cleaning when it was used: is disabled', async () => {
    await asCustomer(newBrowser(), PAGE);
    await expectTileText('Teeth cleaning', 'Used up');
    expect(tileOf('Teeth cleaning')?.hasAttribute('disabled')).toBe(true);
  });
});

test('the phone doctor when it is activated with the card: takes no use', async () => {
  const app = await openFromCard(newBrowser(), 'Doctor on the phone', 'Unlimited');
  await waitForPath('/health/telUpgrade/K');
  await press('Activate');
  await see('Activate for 138****8000?');
  document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
  await see('Call 400-800-6120');
  await app.reload(PAGE);
  await expectTileText('Doctor on the phone', 'Unlimited');
});

test('the rescue card when it is opened from the health card: is valid', async () => {
  await openFromCard(newBrowser(), 'Global rescue', 'Unlimited');
  await waitForPath('/health/sos/yj_gefmtj/K');
  await see('Valid');
  expect(sees('Expired')).toBe(false);
});
