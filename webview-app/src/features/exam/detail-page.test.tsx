/** Tests the page of one appointment against the embedded backend. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backend, logIn } from '../../../test/backend.ts';
import { press, see, sees, soon } from '../../../test/open-app.tsx';
import { render } from '../../../test/render.tsx';
import type { Appointment } from '../../api/exam.ts';
import { AppRouter } from '../../app/app-router.tsx';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { paidExam } from '../../flows/paid-exam.ts';
import { validityWords } from '../../kit/page/validity/words/index.ts';
import { kitWords } from '../../kit/words/index.ts';
import { href } from '../../routes.ts';
import { CheckIn } from './check-in.tsx';
import { ExamDetailPage } from './detail-page.tsx';
import { ExamStatusPage } from './status-page.tsx';

const flow: ExamFlow = {
  ...paidExam,
  pages: { ...paidExam.pages, science: (productNo) => href('free-appointment.science', { productNo }) },
};
const page = (orderNo: string) => (
  <ExamDetailPage
    flow={flow}
    productNo="yj_gefmtj"
    orderNo={orderNo}
    load={async (signal) => ({
      appointment: await flow.appointment(orderNo, signal),
      facts: [['Paid by', 'Ruikang']],
    })}
  />
);
/** A time at which the sample's booked order can be changed. */
const MORNING = Date.parse('2026-03-03T10:00:00+08:00');
/** Returns the flow with changed values in its appointment. */
const answering = (parts: Partial<Appointment>): ExamFlow => ({
  ...flow,
  async appointment(...args) {
    const item = await flow.appointment(...args);
    return item && { ...item, ...parts };
  },
});
const link = (text: string) =>
  [...document.querySelectorAll('a')].find((element) => element.textContent?.includes(text));

beforeAll(() => Promise.all([kitWords.open(), validityWords.open()]));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
  backend(() => MORNING);
  await logIn();
  history.replaceState({ at: 0 }, '', '/health/free-appointment/detail/yj_gefmtj/O1002');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState({ at: 0 }, '', '/health/');
});

test('an appointment when booked: shows who, when, where, map, phone, preparation and the link to a change', async () => {
  render(<AppRouter>{page('O1002')}</AppRouter>);
  await see('Your appointment');
  await see(/^Arrive between/);
  await see('Ruikang');
  expect(sees('Li Xiulan')).toBe(false);
  expect(link('Show on the map')?.href).toMatch(/^https:\/\/uri\.amap\.com\/marker\?position=/);
  expect(link('Call the institution')?.href).toMatch(/^tel:[\d-]+$/);
  expect(link('Before your checkup')?.getAttribute('href')).toBe('/health/free-appointment/science/yj_gefmtj');
  await press(/^Change or cancel$/);
  await soon(() => expect(location.pathname).toBe('/health/pecState/yj_gefmtj/O1002'));
});

test('the calendar entry when its hour is unreadable: no file is made, and day and place can be copied', async () => {
  const odd = answering({ arriveFrom: 'in the morning' });
  render(<ExamDetailPage flow={odd} productNo="yj_gefmtj" orderNo="O1002" />);
  await press('Add to calendar');
  await see(/No calendar file could be made/);
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await press('Copy day and place');
  await soon(() => expect(copied.join()).toContain('Ruihe'));
  expect(copied.join()).not.toMatch(/\u00a0/);
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
});

test('an appointment when its day is over: links to the report and shows no preparation', async () => {
  const telling = answering({ preparation: ['Eat nothing'] });
  render(<ExamDetailPage flow={telling} productNo="yj_gefmtj" orderNo="O1005" />);
  await see('Your report is ready');
  expect(sees('Eat nothing')).toBe(false);
  expect(link('See the report')).toBeDefined();
  expect(sees('Before your checkup')).toBe(false);
  expect(sees('Change or cancel')).toBe(false);
});

test.each([
  ['its own page', <ExamDetailPage key="own" flow={flow} productNo="yj_gefmtj" orderNo="O1005" />],
  [
    'the page of its order',
    <ExamStatusPage key="order" flow={flow} productNo="yj_gefmtj" orderNo="O1005" own={() => ({})} />,
  ],
])('a past appointment when shown on %s: has the institution and the link to the rating', async (_, shown) => {
  render(<AppRouter>{shown}</AppRouter>);
  await see('Show on the map');
  expect(sees('Ruihe')).toBe(true);
  expect(link('Rating of this checkup')?.getAttribute('href')).toBe('/health/evaluate/yj_gefmtj/O1005');
});

test.each([
  ['O1001', 'Nothing is booked'],
  ['O9', 'We could not find this checkup'],
])('the order %s: "%s"', async (orderNo, words) => {
  render(page(orderNo));
  await see(words);
  expect(sees('Call the institution')).toBe(false);
});

test('an appointment when cancelled: the page says so', async () => {
  const appointment = await paidExam.appointment('O1002', new AbortController().signal);
  if (appointment) await paidExam.cancel(appointment, 'one-key');
  render(page('O1002'));
  await see('This appointment is cancelled');
  expect(sees('Call the institution')).toBe(false);
});

describe('a past appointment without a reported result', () => {
  const dated = (item: Appointment): Appointment => ({ ...item, appointmentDate: '2026-03-01' });
  const late: ExamFlow = {
    ...flow,
    appointment: async (...args) => {
      const item = await flow.appointment(...args);
      return item && dated(item);
    },
    overview: async (...args) => {
      const reported = await flow.overview(...args);
      return reported.appointment ? { ...reported, appointment: dated(reported.appointment) } : reported;
    },
  };
  test.each([
    ['its own page', <ExamDetailPage key="own" flow={late} productNo="yj_gefmtj" orderNo="O1002" />],
    [
      'the page of its order',
      <ExamStatusPage key="order" flow={late} productNo="yj_gefmtj" orderNo="O1002" own={() => ({})} />,
    ],
  ])('when opened on %s: asks nobody to come or to prepare', async (_, shown) => {
    render(shown);
    await see('Call the institution');
    for (const text of [/without breakfast/, /come on time/, 'How to prepare', 'Check-in code'])
      expect(sees(text), String(text)).toBe(false);
  });
});

const codeOf = (checkInCode: string) => <CheckIn appointment={{ checkInCode, appointmentDate: '2026-03-03' }} />;
const picture = () => document.querySelector('[aria-label="Check-in code as a picture"]');

test('the check-in code when its day is over: not shown, even if stored on the phone', () => {
  const { rerender, container } = render(codeOf('123412341234'));
  expect(container.textContent).toContain('1234 1234 1234');
  // No white square is shown before the picture has loaded.
  expect(picture()).toBeNull();
  vi.setSystemTime(MORNING + 24 * 3_600_000);
  rerender(codeOf('123412341234'));
  expect(container.textContent).toBe('');
});

test('the check-in code when its picture cannot be drawn: shown as digits, and refused copying is reported', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  // The code is longer than a picture can hold.
  const { container } = render(codeOf('1'.repeat(9_000)));
  await soon(() => expect(container.querySelector('span[aria-hidden="true"]')).toBeNull());
  expect(picture()).toBeNull();
  document.querySelector<HTMLElement>('[aria-label="Copy the code"]')?.click();
  await see(/does not allow copying/);
});
