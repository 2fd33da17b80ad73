/** Tests the calendar of a change of date with the embedded backend. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backend, logIn } from '../../../test/backend.ts';
import { see, sees } from '../../../test/open-app.tsx';
import { render, tap } from '../../../test/render.tsx';
import { getExamAppointment } from '../../api/exam.ts';
import { request } from '../../client/request.ts';
import { paidExam } from '../../flows/paid-exam.ts';
import { kitWords } from '../../kit/words/index.ts';
import { weekday } from '../../ui/month.ts';
import { RebookingPage } from './booking-page.tsx';

beforeAll(() => kitWords.open());
beforeEach(async () => {
  backend();
  await logIn();
  render(<RebookingPage flow={paidExam} productNo="yj_gefmtj" orderNo="O1002" />);
  await see('Confirm the new date');
});
afterEach(() => vi.unstubAllGlobals());

const days = () => [...document.querySelectorAll<HTMLElement>('[data-day]')];

test('the booked day when another day can be chosen: is marked and not selectable', async () => {
  const { appointment } = await request(getExamAppointment, { query: { orderNo: 'O1002' } });
  const markedDays = days().filter(({ textContent }) => textContent?.includes('Yours'));
  expect(markedDays.map(({ dataset }) => dataset['day'])).toEqual([appointment?.appointmentDate]);
  expect(markedDays[0]?.getAttribute('aria-disabled')).toBe('true');
});

test('a Sunday when the institution is closed: is shown as closed, not as full', () => {
  const sundays = days().filter(({ dataset }) => weekday(dataset['day'] ?? '') === 6);
  expect(sundays.length).toBeGreaterThan(6);
  for (const day of sundays) expect(day.getAttribute('aria-label')).toMatch(/Closed$/);
  expect(days().some((day) => /Full$/.test(day.getAttribute('aria-label') ?? ''))).toBe(true);
});

test('the confirm button when no day is chosen: is disabled with a note', async () => {
  const button = () =>
    [...document.querySelectorAll('button')].find((element) => element.textContent === 'Confirm the new date');
  expect(button()?.disabled).toBe(true);
  await see('Please choose an open day');
  tap(days().find((day) => day.getAttribute('aria-disabled') !== 'true') ?? null);
  await see(/^You chose /);
  expect(button()?.disabled).toBe(false);
  expect(sees('Please choose an open day')).toBe(false);
});
