import { beforeEach, expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { type Bar, BarChart } from './chart.tsx';

beforeEach(() => setLanguage('en'));

const bars: Bar[] = [
  { label: 'Mon', name: 'Monday', value: 5214 },
  { label: 'Tue', name: 'Tuesday', value: 8000 },
  { label: 'Wed', value: 16_000, now: true },
  { label: 'Thu', value: Number.NaN },
];

const show = (goal?: number) => render(<BarChart label="Steps" bars={bars} goal={goal} unit="steps" />).container;
const rows = (container: HTMLElement) => [...container.querySelectorAll('tr')].map((row) => row.textContent);

it('the chart when a screen reader reads it: has a table with the same values as the bars', () => {
  const container = show(8000);
  expect(container.querySelector('caption')?.textContent).toBe('Steps');
  expect(rows(container)).toEqual([
    'Monday5,214 steps',
    'Tuesday8,000 steps, goal reached',
    'Wed16,000 steps, goal reached',
    'Thu0 steps',
  ]);
});

it('the bars when a screen reader reads them: are one image with a summary', async () => {
  expect(show(8000).querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Steps: goal reached 2 of 4 times');
  expect(show().querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Steps');
  await setLanguage('zh');
  expect(show(8000).querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Steps：4 次中 2 次达标');
});

it('the bars when there is a goal line: have the same scale as the line', () => {
  const heights = [...show(8000).querySelectorAll<HTMLElement>('[role="img"] i')].map((bar) => bar.style.height);
  expect(heights.map((height) => Math.round(Number.parseFloat(height)))).toEqual([33, 50, 100, 0, 50]);
});

it('the goal line when no bar reaches it: is still within the chart', () => {
  const container = render(
    <BarChart label="Steps" bars={[{ label: 'Mon', value: 0 }]} goal={8000} unit="" />,
  ).container;
  const heights = [...container.querySelectorAll<HTMLElement>('[role="img"] i')].map((bar) => bar.style.height);
  expect(heights).toEqual(['0%', '100%']);
});

it('the chart when it may scroll: is reachable by keyboard', () => {
  expect(show().querySelector<HTMLElement>('[role="img"]')?.tabIndex).toBe(0);
});
