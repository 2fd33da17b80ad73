import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UserAction } from '../messages.ts';
import { repeatUserAction, watchUserActions } from './user-actions.ts';

let told: UserAction[] = [];

/** A user's own event: the test environment's are not trusted by themselves. */
function trusted(target: Element, type: string): void {
  const event = new Event(type, { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
}

beforeEach(() => {
  told = [];
  document.body.innerHTML = `
    <ul><li><button>Buy</button></li><li><button>Buy <b>now</b></button></li><li><button>Buy</button></li></ul>
    <input name="mobile" value=""><input type="checkbox" name="agree">`;
  watchUserActions(window as never, (action) => told.push(action));
});

afterEach(() => {
  document.body.innerHTML = '';
});

test('a tap is found again by what it says, and by which of several', () => {
  const buttons = document.querySelectorAll('button');
  trusted(buttons[2] as Element, 'click');
  const action = told.at(-1) as UserAction;
  expect(action).toMatchObject({ kind: 'tap', locator: { label: 'button Buy', index: 1 } });
  const clicked: string[] = [];
  for (const [i, button] of buttons.entries()) button.addEventListener('click', () => clicked.push(`button ${i}`));
  repeatUserAction(window as never, action);
  expect(clicked).toEqual(['button 2']);
});

test('a place that says something else is found by where it stands', () => {
  const inner = document.querySelector('b') as Element;
  trusted(inner, 'click');
  const action = told.at(-1) as UserAction;
  (document.querySelectorAll('button')[1] as Element).textContent = 'Buy later';
  let hits = 0;
  document.querySelectorAll('button')[1]?.addEventListener('click', () => hits++);
  repeatUserAction(window as never, action);
  expect(hits).toBe(1);
});

test('typing is told with the value; what the lab repeats is not told again', () => {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = '138';
  trusted(field, 'input');
  const action = told.at(-1) as UserAction;
  expect(action).toMatchObject({ kind: 'type', value: '138', locator: { label: 'input mobile' } });
  field.value = '';
  const before = told.length;
  repeatUserAction(window as never, action);
  expect([field.value, told.length]).toEqual(['138', before]);
});
