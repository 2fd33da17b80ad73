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

const inputsOf = (container: HTMLElement) => [...container.querySelectorAll('input')];
const checkedValues = (container: HTMLElement) =>
  inputsOf(container).flatMap((box) => (box.checked ? [box.value] : []));

it('chips when only one can be chosen: are radio buttons of one labelled group', () => {
  const onChange = vi.fn();
  const { container } = render(<ChoiceChips label="Sort by" chips={chips} value="near" onChange={onChange} />);
  expect(container.querySelector('fieldset > legend')?.textContent).toBe('Sort by');
  expect(inputsOf(container).map((box) => [box.type, box.labels?.[0]?.textContent])).toEqual([
    ['radio', 'Nearest'],
    ['radio', 'Lowest price'],
    ['radio', 'Not here'],
  ]);
  tap(container.querySelector('[value="price"]'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('price');
});

it('a chip when it is chosen: shows a tick', () => {
  const { container } = render(<ChoiceChips label="Sort by" chips={chips} value="price" onChange={vi.fn()} />);
  expect([...container.querySelectorAll('svg')].map((mark) => mark.closest('label')?.textContent)).toEqual([
    'Lowest price',
  ]);
});

it('the values when several chips are chosen: are reported in the order of the chips', () => {
  const onValues = vi.fn();
  function Page() {
    const [values, setValues] = useState<Value[]>(['price']);
    const onChange = (next: Value[]) => {
      onValues(next);
      setValues(next);
    };
    return <FilterChips label="Kinds" chips={chips} values={values} onChange={onChange} />;
  }
  const { container } = render(<Page />);
  expect(inputsOf(container)[0]?.type).toBe('checkbox');
  tap(container.querySelector('[value="near"]'));
  expect(checkedValues(container)).toEqual(['near', 'price']);
  tap(container.querySelector('[value="price"]'));
  tap(container.querySelector('[value="none"]'));
  expect(onValues.mock.calls).toEqual([[['near', 'price']], [['near']]]);
});
