import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UserAction } from '../messages.ts';
import { repeatUserAction, watchUserActions } from './user-actions.ts';

let reported: UserAction[] = [];

/** Dispatches a trusted event. Events that a test dispatches are untrusted by default. */
function trusted(target: Element, type: string): void {
  const event = new Event(type, { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
}

beforeEach(() => {
  reported = [];
  document.body.innerHTML = `
    <ul><li><button>Buy</button></li><li><button>Buy <b>now</b></button></li><li><button>Buy</button></li></ul>
    <input name="mobile" value=""><input type="checkbox" name="agree">`;
  watchUserActions(window as never, (action) => reported.push(action));
});

afterEach(() => {
  document.body.innerHTML = '';
});

test('a repeated tap when several elements have the same text: hits the element with the recorded index', () => {
  const buttons = document.querySelectorAll('button');
  trusted(buttons[2] as Element, 'click');
  const action = reported.at(-1) as UserAction;
  expect(action).toMatchObject({ kind: 'tap', element: { label: 'button Buy', index: 1 } });
  const clicked: string[] = [];
  for (const [i, button] of buttons.entries()) button.addEventListener('click', () => clicked.push(`button ${i}`));
  repeatUserAction(window as never, action);
  expect(clicked).toEqual(['button 2']);
});

test('a repeated tap when the text has changed: hits the element at the recorded position', () => {
  const inner = document.querySelector('b') as Element;
  trusted(inner, 'click');
  const action = reported.at(-1) as UserAction;
  (document.querySelectorAll('button')[1] as Element).textContent = 'Buy later';
  let hits = 0;
  document.querySelectorAll('button')[1]?.addEventListener('click', () => hits++);
  repeatUserAction(window as never, action);
  expect(hits).toBe(1);
});

test('typed text when it is repeated: is set and not reported again', () => {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = '138';
  trusted(field, 'input');
  const action = reported.at(-1) as UserAction;
  expect(action).toMatchObject({ kind: 'type', value: '138', element: { label: 'input mobile' } });
  field.value = '';
  const previous = reported.length;
  repeatUserAction(window as never, action);
  expect([field.value, reported.length]).toEqual(['138', previous]);
});
