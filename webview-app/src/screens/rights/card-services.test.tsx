/** Tests each service of the health card: what the person receives, and the card's state afterwards. */
import { describe, expect, test } from 'vitest';
import { arrivedAt, askAway, QUESTION } from '../../../test/ask.ts';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, choose, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const PAGE = '/rights/health-card-service';
const SPEND = '/api/sdhealth/promotion/health-card/use-service';
const PLACE = '/api/sdhealth/special-inquiry/place-order-and-save-question';

const tileOf = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main li > :is(a, button)')].find((tile) =>
    tile.textContent?.startsWith(name),
  );
/** Waits until the text below a service's name is `words`. */
const says = (name: string, words: string) =>
  soon(() => expect(tileOf(name)?.textContent?.slice(name.length)).toBe(words));

/** Opens the card and presses a service. That spends no use yet. */
async function fromCard(browser: Browser, name: string, remaining: string) {
  const app = await asCustomer(browser, PAGE);
  await says(name, remaining);
  tileOf(name)?.click();
  return app;
}

describe('photo and text', () => {
  const toForm = async (browser: Browser) => {
    const app = await fromCard(browser, 'Ask a doctor', '5 of 6 left');
    await arrivedAt('/health/medical-services/online');
    await see('5 of 6 consultations left');
    await press(/^Cardiology/);
    await press('Chen Siyuan');
    await press('Ask this doctor');
    await see('Your health card covers it: sending takes one use of “Ask a doctor”');
    return app;
  };

  test('a question when it is asked with the card: goes to the chosen doctor, and takes one use only once sent', async () => {
    const app = await toForm(newBrowser());
    const form = location.pathname + location.search;
    await app.reload(PAGE);
    await says('Ask a doctor', '5 of 6 left');
    await app.reload(form.replace('/health', ''));
    await askAway();
    await arrivedAt('/health/graphic/client/health-card-online/K');
    await see(QUESTION);
    await see('Chen Siyuan');
    await app.reload(PAGE);
    await says('Ask a doctor', '4 of 6 left');
    expect(app.calls.some(({ path }) => path === SPEND)).toBe(false);
  });

  test('P02: a question when its answer is lost: is sent once and takes one use', async () => {
    const browser = newBrowser();
    const app = await toForm(browser);
    await browser.control('/__fixtures/faults', [
      { match: `POST ${PLACE}`, times: 1, kind: 'drop' },
      { match: `POST ${PLACE}`, times: 9, kind: 'status', value: 503 },
    ]);
    await askAway();
    await arrivedAt('/health/graphic/client/health-card-online/K');
    await see(QUESTION);
    await app.reload(PAGE);
    await says('Ask a doctor', '4 of 6 left');
  });
});

test('the explained report when it is requested: is a question with photos to a fitting doctor, and the card links to it', async () => {
  const app = await fromCard(newBrowser(), 'Report explained', '1 of 1 left');
  await arrivedAt('/health/online/submit-fc/health-card-report/K');
  await see(/^Add photos or screenshots of the report/);
  await see('One use left on your health card');
  await askAway();
  await arrivedAt('/health/online/client/health-card-report/K');
  await see(QUESTION);
  await app.reload(PAGE);
  await says('Report explained', 'In progress');
  expect(tileOf('Report explained')?.getAttribute('href')).toContain('/online/client/health-card-report/K');
});

test('the yearly checkup when it is booked with the card and cancelled: the use is returned', async () => {
  const app = await fromCard(newBrowser(), 'Yearly checkup', '1 of 1 left');
  await arrivedAt('/health/free-appointment/yj_ybtj/K');
  await choose(/Guomao/);
  const day = await pickDay();
  await choose(/^Zhang Ming/);
  await see(/^Your health card covers it: the booking takes one use of “Yearly checkup”/);
  await press(/^Book$/);
  await arrivedAt('/health/free-appointment/state/yj_ybtj/K');
  const { appointment } = await exam(location.pathname);
  expect(appointment).toMatchObject({ status: 'booked', appointmentDate: day });
  await app.reload(PAGE);
  await says('Yearly checkup', 'In progress');
  tileOf('Yearly checkup')?.click();
  await press('Cancel');
  await press(/^Cancel the appointment$/);
  await see('The appointment is cancelled');
  await app.reload(PAGE);
  await says('Yearly checkup', '1 of 1 left');
});

/** Loads the appointment of the order whose number is at the end of a path. */
async function exam(path: string) {
  const { getExamAppointment } = await import('../../api/exam.ts');
  const { request } = await import('../../client/request.ts');
  return request(getExamAppointment, { query: { orderNo: path.split('/').at(-1) ?? '' } });
}

describe('a service of the card', () => {
  const take = async (name: string, remaining: string) => {
    const app = await fromCard(newBrowser(), name, remaining);
    await press('Get the code');
    await press('See the code');
    await arrivedAt('/health/value-added-vas-detail');
    await see('Your code');
    await soon(() => expect(codes()).toHaveLength(1));
    return app;
  };
  const codes = () =>
    [...document.querySelectorAll('main p')].flatMap(({ textContent }) =>
      /^[A-Z\d]{4} [A-Z\d]{4}$/.test(textContent) ? [textContent] : [],
    );

  test('the fast track when its voucher is taken: has a code and a way to arrange it; cancelled, the use is returned', async () => {
    const app = await take('Fast track', '2 of 2 left');
    await see('It is covered by your health card');
    await see('Customer service');
    await press('Cancel the code');
    await press(/^Cancel the code$/);
    await see('The code was cancelled, and its use is back on your card');
    expect(codes()).toEqual([]);
    await press('Back to my health card');
    await see('2 of 2 left');
    expect(app.calls.filter(({ path }) => path === SPEND)).toHaveLength(1);
  });

  test('the medicine discount when its voucher is taken: has a code while the card is valid', async () => {
    const app = await take('Medicine discount', 'Unlimited');
    const [code] = codes();
    await app.reload(PAGE);
    await says('Medicine discount', 'In progress');
    tileOf('Medicine discount')?.click();
    await see('Your code');
    expect(codes()).toEqual([code]);
  });

  test('the dental cleaning when it was used: cannot be taken', async () => {
    await asCustomer(newBrowser(), PAGE);
    await says('Teeth cleaning', 'Used up');
    expect(tileOf('Teeth cleaning')?.hasAttribute('disabled')).toBe(true);
  });
});

test('the phone doctor when it is activated: is the card holder’s and takes no use', async () => {
  const app = await fromCard(newBrowser(), 'Doctor on the phone', 'Unlimited');
  await arrivedAt('/health/telUpgrade/K');
  await press('Activate');
  await see('Activate for 138****8000?');
  document.querySelector<HTMLElement>('dialog[open] button:last-of-type')?.click();
  await see('Call 400-800-6120');
  await app.reload(PAGE);
  await says('Doctor on the phone', 'Unlimited');
});

test('the rescue card when it is opened: is the card holder’s own', async () => {
  await fromCard(newBrowser(), 'Global rescue', 'Unlimited');
  await arrivedAt('/health/sos/yj_gefmtj/K');
  await see('Valid');
  expect(sees('Expired')).toBe(false);
});
