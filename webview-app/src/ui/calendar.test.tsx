import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pressKey, render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Calendar, type CalendarDay } from './calendar.tsx';
import { addDays, addMonths, daysOf, weeksOf } from './month.ts';

/** Thursday 10 to Monday 21 December 2026, and one day in January. */
const days: CalendarDay[] = [
  { date: '2026-12-10', state: 'open', freeCount: 12 },
  { date: '2026-12-11', state: 'full', freeCount: 0 },
  { date: '2026-12-12', state: 'closed' },
  { date: '2026-12-13', state: 'closed', mark: 'Yours' },
  { date: '2026-12-14', state: 'open', freeCount: 2 },
  { date: '2026-12-21', state: 'open', freeCount: 5 },
  { date: '2027-01-12', state: 'open' },
];

beforeEach(() => setLanguage('en'));

function open(value = '2026-12-14') {
  const onChange = vi.fn();
  const view = render(<Calendar label="Open days" days={days} value={value} onChange={onChange} today="2026-12-10" />);
  const day = (date: string) => view.container.querySelector<HTMLElement>(`[data-day="${date}"]`);
  const focused = () => document.activeElement?.getAttribute('data-day');
  return { ...view, onChange, day, focused };
}

describe('the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-12-13'],
    ['ArrowRight', '2026-12-15'],
    ['ArrowDown', '2026-12-21'],
    ['Home', '2026-12-14'],
    ['End', '2026-12-20'],
    ['PageDown', '2027-01-12'],
    // The calendar does not begin before its first day.
    ['ArrowUp', '2026-12-10'],
    ['PageUp', '2026-12-10'],
  ])('the focus when %s is pressed: moves to %s', (key, date) => {
    const { day, focused } = open();
    day('2026-12-14')?.focus();
    pressKey(day('2026-12-14'), key);
    expect(focused()).toBe(date);
  });

  it('the days when the calendar is rendered: only one is in the tab order', () => {
    const { container } = open();
    expect(container.querySelectorAll('td [tabindex="0"]')).toHaveLength(1);
  });

  it('a day when a screen reader reads it: includes its state and its free appointments', async () => {
    const { day } = open();
    expect(day('2026-12-10')?.getAttribute('aria-label')).toBe('Thursday, December 10, Today, 12 left');
    expect(day('2026-12-11')?.getAttribute('aria-label')).toBe('Friday, December 11, Full');
    expect(day('2026-12-13')?.getAttribute('aria-label')).toBe('Sunday, December 13, Yours');
    expect(day('2026-12-13')?.textContent).toBe('13Yours');
    expect(day('2026-12-12')?.textContent).toBe('12');
    expect(day('2026-12-14')?.getAttribute('aria-label')).toBe('Monday, December 14, Chosen, 2 left');
    await setLanguage('zh');
    const chinese = open();
    expect(chinese.day('2026-12-12')?.getAttribute('aria-label')).toBe('12月12日星期六，不可约');
  });

  it('a day when it is not open: cannot be chosen', () => {
    const { day, onChange } = open();
    for (const date of ['2026-12-11', '2026-12-12', '2026-12-13']) tap(day(date));
    expect(onChange).not.toHaveBeenCalled();
    tap(day('2026-12-21'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-21');
  });

  it('the calendar when the days span two months: shows both months, from this week to the week of the last day', () => {
    const { container } = open();
    const shown = [...container.querySelectorAll('[data-day]')].map((day) => day.getAttribute('data-day'));
    expect([shown[0], shown.at(-1)]).toEqual(['2026-12-07', '2027-01-17']);
    const months = [...container.querySelectorAll('table')].map(
      (table) => document.getElementById(table.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(months).toEqual(['December 2026', 'January 2027']);
  });

  it('the first visible week when the first open day is in the next month: is still this week', () => {
    const laterDays = [{ date: '2027-01-12', state: 'open' } as const];
    const { container } = render(
      <Calendar label="Open days" days={laterDays} value="" onChange={() => {}} today="2026-12-30" />,
    );
    expect(container.querySelector('[data-day]')?.getAttribute('data-day')).toBe('2026-12-28');
    expect(container.querySelector('table + p')?.textContent).toBe('No open days this month');
  });

  it.each([
    ['the first open day', '', '2026-12-10'],
    ['the chosen day', '2027-01-12', '2027-01-12'],
  ])('the visible days when the calendar opens: begin with %s', (_, value, date) => {
    vi.useFakeTimers();
    const scrolledDays: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledDays.push(this.getAttribute('data-day'));
    };
    open(value);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(scrolledDays).toEqual([date]);
  });

  it('the tab order when no day is chosen: contains the first open day', () => {
    const { day } = open('');
    expect(day('2026-12-10')?.tabIndex).toBe(0);
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s when shifted by %i months: %s', (day, count, expectedDay) => {
    expect(addMonths(day, count)).toBe(expectedDay);
  });

  it('the weeks of a month when it begins in the middle of a week: run from Monday to Sunday', () => {
    for (const month of ['2026-02', '2026-12', '2027-05', '2028-02']) {
      const weeks = weeksOf(month);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(weeks.flat().filter(Boolean)).toEqual(daysOf(month));
    }
    expect(weeksOf('2026-12')[0]).toEqual([
      undefined,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});
