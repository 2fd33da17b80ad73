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

const removeSeparators = (text: string): string => text.replace(/[\s-]/g, '');
const READING = { typed: removeSeparators, whole: removeSeparators };

function Phone({ first: initialValue, onValue }: { first: string; onValue: (value: string) => void }) {
  const [value, setValue] = useState(initialValue);
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
  ['a digit is typed at the end', '1380|', 'insertText', '138 0|', '1380'],
  ['a digit is typed in the middle', '138 90|013', 'insertText', '138 90|01 3', '13890013'],
  ['a number is pasted', '138-0013-8000|', 'insertFromPaste', '138 0013 8000|', '13800138000'],
  ['Backspace is pressed at a space', '138|0013', 'deleteContentBackward', '138| 0013', '1380013'],
  ['Delete is pressed at a space', '138|0013', 'deleteContentForward', '138 |0013', '1380013'],
  ['a number that is too long is pasted', '+86 138 0013 8000|', 'insertFromPaste', '+8613800138000|', '+8613800138000'],
])('the caret when %s: stays at its character', (_, text, inputType, shown, bare) => {
  const onValue = vi.fn<(value: string) => void>();
  const { container } = render(<Phone first="1380013" onValue={onValue} />);
  const input = container.querySelector('input');
  if (!input) throw new Error('no field');
  input.focus();
  expect(type(input, text, inputType)).toBe(shown);
  expect(onValue).toHaveBeenLastCalledWith(bare);
});
