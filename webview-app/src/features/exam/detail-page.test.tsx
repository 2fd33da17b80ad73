/** Tests the page of one appointment with the embedded backend. */
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
const flowWith = (changes: Partial<Appointment>): ExamFlow => ({
  ...flow,
  async appointment(...args) {
    const item = await flow.appointment(...args);
    return item && { ...item, ...changes };
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

test('the appointment page when a checkup is booked: shows its facts and a link to reschedule', async () => {
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

test('the calendar button when the hour is unreadable: offers to copy day and place instead of a file', async () => {
  const flowWithBadHour = flowWith({ arriveFrom: 'in the morning' });
  render(<ExamDetailPage flow={flowWithBadHour} productNo="yj_gefmtj" orderNo="O1002" />);
  await press('Add to calendar');
  await see(/No calendar file could be made/);
  const copiedTexts: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copiedTexts.push(text) } });
  await press('Copy day and place');
  await soon(() => expect(copiedTexts.join()).toContain('Ruihe'));
  expect(copiedTexts.join()).not.toMatch(/\u00a0/);
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
});

test('the appointment page when the checkup is done: links to the report and shows no preparation', async () => {
  const flowWithPreparation = flowWith({ preparation: ['Eat nothing'] });
  render(<ExamDetailPage flow={flowWithPreparation} productNo="yj_gefmtj" orderNo="O1005" />);
  await see('Your report is ready');
  expect(sees('Eat nothing')).toBe(false);
  expect(link('See the report')).toBeDefined();
  expect(sees('Before your checkup')).toBe(false);
  expect(sees('Change or cancel')).toBe(false);
});

test.each([
  ['the appointment page', <ExamDetailPage key="own" flow={flow} productNo="yj_gefmtj" orderNo="O1005" />],
  [
    'the page of its order',
    <ExamStatusPage key="order" flow={flow} productNo="yj_gefmtj" orderNo="O1005" specificParts={() => ({})} />,
  ],
])('a past appointment when it is shown on %s: has a link to the rating', async (_, shown) => {
  render(<AppRouter>{shown}</AppRouter>);
  await see('Show on the map');
  expect(sees('Ruihe')).toBe(true);
  expect(link('Rating of this checkup')?.getAttribute('href')).toBe('/health/evaluate/yj_gefmtj/O1005');
});

test.each([
  ['O1001', 'Nothing is booked'],
  ['O9', 'We could not find this checkup'],
])('the appointment page when the order is %s: shows "%s"', async (orderNo, words) => {
  render(page(orderNo));
  await see(words);
  expect(sees('Call the institution')).toBe(false);
});

test('the appointment page when the appointment is cancelled: shows that', async () => {
  const appointment = await paidExam.appointment('O1002', new AbortController().signal);
  if (appointment) await paidExam.cancel(appointment, 'one-key');
  render(page('O1002'));
  await see('This appointment is cancelled');
  expect(sees('Call the institution')).toBe(false);
});

describe('a past appointment without a reported result', () => {
  const onPastDay = (item: Appointment): Appointment => ({ ...item, appointmentDate: '2026-03-01' });
  const lateFlow: ExamFlow = {
    ...flow,
    appointment: async (...args) => {
      const item = await flow.appointment(...args);
      return item && onPastDay(item);
    },
    overview: async (...args) => {
      const overview = await flow.overview(...args);
      return overview.appointment ? { ...overview, appointment: onPastDay(overview.appointment) } : overview;
    },
  };
  test.each([
    ['the appointment page', <ExamDetailPage key="own" flow={lateFlow} productNo="yj_gefmtj" orderNo="O1002" />],
    [
      'the page of its order',
      <ExamStatusPage key="order" flow={lateFlow} productNo="yj_gefmtj" orderNo="O1002" specificParts={() => ({})} />,
    ],
  ])(
    'a past appointment without a result when it is opened on %s: has no instructions for the day',
    async (_, shown) => {
      render(shown);
      await see('Call the institution');
      for (const text of [/without breakfast/, /come on time/, 'How to prepare', 'Check-in code'])
        expect(sees(text), String(text)).toBe(false);
    },
  );
});

const codeOf = (checkInCode: string) => <CheckIn appointment={{ checkInCode, appointmentDate: '2026-03-03' }} />;
const picture = () => document.querySelector('[aria-label="Check-in code as a picture"]');

test('a stored check-in code when its day is over: is not shown', () => {
  const { rerender, container } = render(codeOf('123412341234'));
  expect(container.textContent).toContain('1234 1234 1234');
  // No white square is shown before the picture has loaded.
  expect(picture()).toBeNull();
  vi.setSystemTime(MORNING + 24 * 3_600_000);
  rerender(codeOf('123412341234'));
  expect(container.textContent).toBe('');
});

test('the check-in code when its picture cannot be drawn: is shown as digits', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  // The code is longer than a picture can hold.
  const { container } = render(codeOf('1'.repeat(9_000)));
  await soon(() => expect(container.querySelector('span[aria-hidden="true"]')).toBeNull());
  expect(picture()).toBeNull();
  document.querySelector<HTMLElement>('[aria-label="Copy the code"]')?.click();
  await see(/does not allow copying/);
});
