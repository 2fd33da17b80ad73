import { beforeEach, expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { Rating, Stars } from './stars.tsx';

beforeEach(() => setLanguage('en'));

const meanings = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'];

it('stars when a screen reader reads them: are five radio buttons in one group, each with its meaning', () => {
  const { container } = render(<Stars label="The doctor" value={4} onChange={vi.fn()} meanings={meanings} />);
  const group = container.querySelector('[role="radiogroup"]');
  expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('The doctor');
  const radios = [...container.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual(
    meanings.map((meaning, index) => `${index + 1} of 5 stars, ${meaning}`),
  );
  expect(radios.map((radio) => radio.checked)).toEqual([false, false, false, true, false]);
  // The radio buttons have one name, so that the browser's arrow keys move between them.
  expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
  expect(container.textContent).toContain('Good');
});

it('stars when one is tapped: reports the number of stars', () => {
  const onChange = vi.fn();
  const { container } = render(<Stars label="The doctor" value={0} onChange={onChange} />);
  tap(container.querySelector('input[value="3"]'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
});

it('stars when the rating is missing: announce the error', () => {
  const { container } = render(<Stars label="The doctor" value={0} onChange={vi.fn()} error="Please choose" />);
  const group = container.querySelector('[role="radiogroup"]');
  expect(group?.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please choose');
});

it('a rating when a screen reader reads it: is one number', async () => {
  expect(render(<Rating value={4.53} />).role('img', '4.5 of 5 stars').textContent).toBe('4.5');
  await setLanguage('zh');
  render(<Rating value={5} />).role('img', '5 星，满分 5 星');
});
