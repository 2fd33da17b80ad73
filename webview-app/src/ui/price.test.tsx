import { expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Distance } from './distance.tsx';
import { Price } from './price.tsx';

it.each([
  [19900, '¥199'],
  [19950, '¥199.50'],
  [129905, '¥1,299.05'],
  [123456789, '¥1,234,567.89'],
  [5, '¥0.05'],
  [0, 'Free'],
])('a price when it is %i fen: shows %s', async (fen, words) => {
  await setLanguage('en');
  const { container } = render(<Price fen={fen} />);
  const visibleText = container.querySelector('[aria-hidden]')?.textContent ?? container.textContent;
  expect(visibleText).toBe(words);
  if (fen > 0) expect(container.textContent).toContain(`Price ${words}`);
});

it('a price when it is settled: has the colour of text', () => {
  const classOf = (settled: boolean) =>
    render(<Price fen={100} settled={settled} />).container.firstElementChild?.className;
  expect(classOf(true)).toContain('settled');
  expect(classOf(false)).not.toContain('settled');
});

it('the original price when it is not higher than the price: is left out', () => {
  expect(render(<Price fen={100} wasFen={200} />).container.querySelector('s')?.textContent).toBe('¥2');
  expect(render(<Price fen={100} wasFen={100} />).container.querySelector('s')).toBeNull();
});

it.each([
  [0, '0 m'],
  [852, '850 m'],
  [994, '990 m'],
  [996, '1.0 km'],
  [3249, '3.2 km'],
  [9949, '9.9 km'],
  [24_600, '25 km'],
  [undefined, ''],
  [Number.NaN, ''],
])('a distance when it is %s metres: shows "%s"', async (metres, words) => {
  await setLanguage('en');
  expect(render(<Distance metres={metres} />).container.textContent).toBe(words);
});
