import { beforeEach, expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Gauge, type GaugeBand } from './gauge.tsx';

beforeEach(() => setLanguage('en'));

const bands: GaugeBand[] = [
  { from: 0, label: 'Poor', tone: 'poor', range: 'under 60' },
  { from: 60, label: 'Fair', tone: 'fair' },
  { from: 80, label: 'Good', tone: 'good' },
];

const show = (value: number) =>
  render(<Gauge label="Score" value={value} bands={bands} max={100} unit="points" />).container;

it.each([
  [0, 'Poor'],
  [59.9, 'Poor'],
  [60, 'Fair'],
  [80, 'Good'],
  [100, 'Good'],
  // A value outside the range is shown unchanged.
  [-5, 'Poor'],
  [120, 'Good'],
])('the value %s when it is shown: in the band %s, also for a screen reader', (value, band) => {
  const container = show(value);
  const meter = container.querySelector('meter');
  expect(meter?.getAttribute('aria-label')).toBe('Score');
  expect(meter?.getAttribute('aria-valuetext')).toBe(`${value} points, ${band}`);
  expect([...container.querySelectorAll('li')].filter((row) => row.textContent?.includes('Your result'))).toHaveLength(
    1,
  );
  expect(container.querySelector('li svg')?.closest('li')?.textContent).toContain(band);
});

it('the list of bands: contains the range of each band', () => {
  const rows = [...show(10).querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual(['Poor Your resultunder 60', 'Fair60–80', 'Good80–100']);
});

it.each([
  [0, '16', '98'],
  [50, '100', '14'],
  [100, '184', '98'],
  [400, '184', '98'],
])('the mark on the arc when the value is %s: at the right point', (value, x, y) => {
  const marker = show(value).querySelector('circle');
  expect([marker?.getAttribute('cx'), marker?.getAttribute('cy')]).toEqual([x, y]);
});
