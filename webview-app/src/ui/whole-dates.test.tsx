import { expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { WholeDates } from './whole-dates.tsx';

test.each([
  ['保障至 2026年12月18日', ['2026年12月18日']],
  ['2027年1月14日 至 3月2日 14:30', ['2027年1月14日', '3月2日 14:30']],
  ['当前日期：12月4日星期五，为您保留', ['12月4日星期五']],
  ['7 月内 30 日', []],
  ['', []],
])('the text «%s» when it wraps: keeps each of %j on one line', (text, days) => {
  const { container } = render(<WholeDates text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(days);
});
