import { useState } from 'react';
import { expect, it, test, vi } from 'vitest';
import { acting, render } from '../../test/render.tsx';
import { Field } from './field.tsx';
import { grouped, MOBILE_GROUPS } from './grouped.ts';

test.each([
  ['', ''],
  ['138', '138'],
  ['1380', '138 0'],
  ['13800138000', '138 0013 8000'],
  ['138-0013-8000', '138-0013-8000'],
  ['+8613800138000', '+8613800138000'],
  ['138001380001', '138001380001'],
  ['phone', 'phone'],
])('%j when grouped as a mobile number: %j', (typed, shown) => expect(grouped(typed, MOBILE_GROUPS)).toBe(shown));

const bareOf = (text: string): string => text.replace(/[\s-]/g, '');
const READING = { typed: bareOf, whole: bareOf };

function Phone({ first, onValue }: { first: string; onValue: (value: string) => void }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return <Field label="Phone" value={value} onChange={change} groups={MOBILE_GROUPS} reading={READING} />;
}
/** Types as a browser does: sets text and caret, then fires the event. `|` is the caret. */
function type(input: HTMLInputElement, text: string, inputType = 'insertText'): string {
  const caret = text.indexOf('|');
  acting(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text.replace('|', ''));
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  });
  const index = input.selectionStart ?? 0;
  return `${input.value.slice(0, index)}|${input.value.slice(index)}`;
}

it.each([
  ['a digit at the end', '1380|', 'insertText', '138 0|', '1380'],
  ['a digit in the middle', '138 90|013', 'insertText', '138 90|01 3', '13890013'],
  ['a pasted number', '138-0013-8000|', 'insertFromPaste', '138 0013 8000|', '13800138000'],
  ['Backspace at a gap', '138|0013', 'deleteContentBackward', '138| 0013', '1380013'],
  ['Delete at a gap', '138|0013', 'deleteContentForward', '138 |0013', '1380013'],
  ['a number that does not fit', '+86 138 0013 8000|', 'insertFromPaste', '+8613800138000|', '+8613800138000'],
])('the caret when %s: stays at its character', (_, text, inputType, shown, bare) => {
  const onValue = vi.fn<(value: string) => void>();
  const { container } = render(<Phone first="1380013" onValue={onValue} />);
  const input = container.querySelector('input');
  if (!input) throw new Error('no field');
  input.focus();
  expect(type(input, text, inputType)).toBe(shown);
  expect(onValue).toHaveBeenLastCalledWith(bare);
});
