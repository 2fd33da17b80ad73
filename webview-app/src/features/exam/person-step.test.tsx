/** Tests the person's step of a booking that requires proved phone numbers, with the embedded backend. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Backend, backend, logIn } from '../../../test/backend.ts';
import { press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { choose, fieldNamed } from '../../../test/person.ts';
import { type Rendered, render } from '../../../test/render.tsx';
import { bookTobExam, getTobUnitSchedule } from '../../api/tob-exam.ts';
import { PHONE_UNPROVED } from '../../client/codes.ts';
import { request } from '../../client/request.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { paidExam } from '../../flows/paid-exam.ts';
import { kitWords } from '../../kit/words/index.ts';
import { medical } from '../../store/sections.ts';
import { BookingPage } from './booking-page.tsx';
import { storeChoice } from './stored-choice.ts';

const MORNING = Date.parse('2026-03-03T10:00:00+08:00');
const PRODUCT = 'yj_gefmtj';
const BOOK = '/api/sdhealth/tob/examination/book';
const SEND = '/api/sdhealth/tob/user/verify/send-verify-code';
const flow: ExamFlow = {
  ...paidExam,
  name: 'proved',
  info: async (...requests) => ({ ...(await paidExam.info(...requests)), needsPhoneCode: true }),
  async book(booking, orderNo = 'O1001', idempotencyKey) {
    await request(bookTobExam, { body: { ...booking, orderNo } }, { idempotencyKey });
    return orderNo;
  },
};

let server: Backend;
let page: Rendered;
const sentRequests = (path: string) => server.calls.filter((call) => call.path === path).map(({ body }) => body);
const waitForBooking = () =>
  vi.waitFor(async () => {
    const appointment = await paidExam.appointment('O1001', new AbortController().signal);
    expect(appointment).toMatchObject({ status: 'booked', appointmentUnitId: 'SH01' });
  });
const injectRefusal = (path: string, code: number) =>
  server.control('/__fixtures/faults', [
    { match: `POST ${path}`, times: 1, kind: 'code', value: { code, msg: 'Refused' } },
  ]);

beforeAll(() => kitWords.open());
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
  server = backend(() => Date.now());
  await logIn();
  history.replaceState({ at: 0 }, '', '/health/tob-pec/yj_gefmtj/O1001');
  const query = { productNo: PRODUCT, institutionId: 'SH01', orderNo: 'O1001' };
  const { days } = await request(getTobUnitSchedule, { query });
  const date = days.find(({ open }) => open)?.date ?? '';
  const institution = { institutionId: 'SH01', institutionName: 'Pudong', institutionAddress: '1 Century Avenue' };
  storeChoice(flow, PRODUCT, { cityId: '310000', cityName: 'Shanghai', ...institution, date }, 'person');
  page = render(<BookingPage flow={flow} productNo={PRODUCT} orderNo="O1001" />);
});
afterEach(() => {
  medical.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState({ at: 0 }, '', '/health/');
});

async function fillInNewPerson(phone?: string): Promise<void> {
  await choose('Somebody else');
  await fillInDetails(phone);
}

async function fillInDetails(phone = '138 0013 8001'): Promise<void> {
  await type('Name', '王小美');
  await type(/^ID card number$/, '11010519491231002X');
  await type('Mobile number', phone);
  await choose('Married');
  await soon(() => expect(fieldNamed('agreed')).not.toBeNull());
  if (!fieldNamed('agreed')?.checked) fieldNamed('agreed')?.click();
}

async function requestCode(): Promise<void> {
  await press('Get code');
  await see('It can take a minute to arrive');
}

test('the hint of the identity number when the number is complete: shows birthday and sex', async () => {
  await choose('Somebody else');
  await see('It is checked on the day');
  await type(/^ID card number$/, '11010519491231002');
  expect(sees('Born')).toBe(false);
  await type(/^ID card number$/, '11010519491231002X');
  const hint = await see('Born Dec 31, 1949, female');
  expect(hint.getAttribute('role')).toBe('status');
  expect(fieldNamed('idCard')?.getAttribute('aria-describedby')).toContain(hint.closest('p')?.id);
});

test('a booking when the verification code is right: is sent with the proof of the number', async () => {
  await fillInNewPerson();
  await press(/^Book$/);
  await see('Please enter the code you received');
  expect(document.activeElement).toBe(fieldNamed('code'));
  await requestCode();
  expect((await see(/^60 s$/)).closest('button')?.disabled).toBe(true);
  expect(sentRequests(SEND)).toHaveLength(1);
  await type('Verification code', '246810');
  await press(/^Book$/);
  await waitForBooking();
  expect(sentRequests(BOOK)).toHaveLength(1);
  expect(sentRequests(BOOK)[0]).toMatch(/"verifyToken":"[\w-]+"/);
});

test('a verification code when it is wrong: shows the error at its field and books nothing', async () => {
  await fillInNewPerson();
  await requestCode();
  await type('Verification code', '000000');
  await press(/^Book$/);
  await see('That code is not right');
  expect(document.activeElement).toBe(fieldNamed('code'));
  expect(fieldNamed('phone')?.value).toBe('138 0013 8001');
  expect(sentRequests(BOOK)).toHaveLength(0);
});

test('a verification code when it was sent to another number: is refused', async () => {
  await fillInNewPerson();
  await requestCode();
  await type('Verification code', '246810');
  await type('Mobile number', '139 0013 9001');
  await see('to make sure it is right');
  await press(/^Book$/);
  await see('That code is not right');
  expect(sentRequests(BOOK)).toHaveLength(0);
});

test('a verification code when the mobile number is invalid: is not requested', async () => {
  await fillInNewPerson('138');
  await press('Get code');
  await see('Please enter a correct mobile number');
  expect(sentRequests(SEND)).toHaveLength(0);
});

test('a verification code when it cannot be sent: shows the service’s message and can be requested again at once', async () => {
  await fillInNewPerson();
  await injectRefusal(SEND, 40995);
  await press('Get code');
  await see('Refused');
  await requestCode();
});

test('the proof of a number when the booking is retried: is reused until the service refuses it', async () => {
  await fillInNewPerson();
  await requestCode();
  await type('Verification code', '246810');
  await injectRefusal(BOOK, 40905);
  await press(/^Book$/);
  await soon(() => expect(sentRequests(BOOK)).toHaveLength(1));
  await soon(() => expect(fieldNamed('code')).toBeNull());
  await injectRefusal(BOOK, PHONE_UNPROVED);
  await press(/^Book$/);
  await soon(() => expect(fieldNamed('code')).not.toBeNull());
  await see('Refused');
  await press(/^Book$/);
  await waitForBooking();
});

test('a verification code when the person is known to the service: is not needed', async () => {
  await see('Somebody else');
  await soon(() => document.querySelector<HTMLInputElement>('input[name="personId"]')?.click());
  expect(fieldNamed('code')).toBeNull();
  await press(/^Book$/);
  await waitForBooking();
  expect(sentRequests(SEND)).toHaveLength(0);
});

test('a verification code when the stored person is no longer known: is needed', async () => {
  await see('Somebody else');
  await soon(() => document.querySelectorAll<HTMLInputElement>('input[name="personId"]')[1]?.click());
  await soon(() => expect(JSON.stringify({ ...localStorage })).toMatch(/personId\W+PS2/));
  page.unmount();
  render(<BookingPage flow={{ ...flow, persons: async () => [] }} productNo={PRODUCT} orderNo="O1001" />);
  await see('ID card number');
  await fillInDetails();
  await requestCode();
  await type('Verification code', '246810');
  await press(/^Book$/);
  await waitForBooking();
  expect(sentRequests(BOOK)).toHaveLength(1);
  expect(sentRequests(BOOK)[0]).toMatch(/"verifyToken":"[\w-]+"/);
});
