import { expect, it, vi } from 'vitest';
import { acting, render } from '../../test/render.tsx';
import { SortMenu } from './sort-menu.tsx';

it('the sort menu when another sort order is chosen: reports the new order', () => {
  const onChange = vi.fn();
  const orders = [
    { value: 'near', label: 'Nearest' },
    { value: 'soon', label: 'Soonest' },
  ] as const;
  const { container } = render(<SortMenu label="Sort by" orders={orders} value="near" onChange={onChange} />);
  const menu = container.querySelector('select');
  expect([menu?.getAttribute('aria-label'), menu?.selectedOptions[0]?.textContent]).toEqual(['Sort by', 'Nearest']);
  if (menu) menu.value = 'soon';
  acting(() => void menu?.dispatchEvent(new Event('change', { bubbles: true })));
  expect(onChange.mock.calls).toEqual([['soon']]);
});
