import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { TextArea } from './text-area.tsx';

afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

it('a text area when it receives the focus: scrolls into view completely', () => {
  const scrollIntoView = vi.fn();
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: scrollIntoView });
  const { container } = render(<TextArea label="The question" value="A cough" onChange={vi.fn()} />);
  act(() => container.querySelector('textarea')?.focus());
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});
