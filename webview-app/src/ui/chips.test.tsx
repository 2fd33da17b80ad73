import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render, tap } from '../../test/render.tsx';
import { ChoiceChips, FilterChips } from './chips.tsx';

const chips = [
  { value: 'near', label: 'Nearest' },
  { value: 'price', label: 'Lowest price' },
  { value: 'none', label: 'Not here', disabled: true },
] as const;
type Value = (typeof chips)[number]['value'];

const boxes = (container: HTMLElement) => [...container.querySelectorAll('input')];
const on = (container: HTMLElement) => boxes(container).flatMap((box) => (box.checked ? [box.value] : []));

it('chips when one can be chosen: radio buttons of one named group', () => {
  const onChange = vi.fn();
  const { container } = render(<ChoiceChips label="Sort by" chips={chips} value="near" onChange={onChange} />);
  expect(container.querySelector('fieldset > legend')?.textContent).toBe('Sort by');
  expect(boxes(container).map((box) => [box.type, box.labels?.[0]?.textContent])).toEqual([
    ['radio', 'Nearest'],
    ['radio', 'Lowest price'],
    ['radio', 'Not here'],
  ]);
  tap(container.querySelector('[value="price"]'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('price');
});

it('a chosen chip when it is shown: marked as well as coloured', () => {
  const { container } = render(<ChoiceChips label="Sort by" chips={chips} value="price" onChange={vi.fn()} />);
  expect([...container.querySelectorAll('svg')].map((mark) => mark.closest('label')?.textContent)).toEqual([
    'Lowest price',
  ]);
});

it('chips when several are chosen: in the order of the chips', () => {
  const heard = vi.fn();
  function Page() {
    const [values, setValues] = useState<Value[]>(['price']);
    const onChange = (next: Value[]) => {
      heard(next);
      setValues(next);
    };
    return <FilterChips label="Kinds" chips={chips} values={values} onChange={onChange} />;
  }
  const { container } = render(<Page />);
  expect(boxes(container)[0]?.type).toBe('checkbox');
  tap(container.querySelector('[value="near"]'));
  expect(on(container)).toEqual(['near', 'price']);
  tap(container.querySelector('[value="price"]'));
  tap(container.querySelector('[value="none"]'));
  expect(heard.mock.calls).toEqual([[['near', 'price']], [['near']]]);
});
