import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deed } from '../messages.ts';
import { repeatDeed, watchDeeds } from './deeds.ts';

let told: Deed[] = [];

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
  watchDeeds(window as never, (deed) => told.push(deed));
});

afterEach(() => {
  document.body.innerHTML = '';
});

test('a tap is found again by what it says, and by which of several', () => {
  const buttons = document.querySelectorAll('button');
  trusted(buttons[2] as Element, 'click');
  const deed = told.at(-1) as Deed;
  expect(deed).toMatchObject({ kind: 'tap', place: { label: 'button Buy', index: 1 } });
  const clicked: string[] = [];
  for (const [i, button] of buttons.entries()) button.addEventListener('click', () => clicked.push(`button ${i}`));
  repeatDeed(window as never, deed);
  expect(clicked).toEqual(['button 2']);
});

test('a place that says something else is found by where it stands', () => {
  const inner = document.querySelector('b') as Element;
  trusted(inner, 'click');
  const deed = told.at(-1) as Deed;
  (document.querySelectorAll('button')[1] as Element).textContent = 'Buy later';
  let hits = 0;
  document.querySelectorAll('button')[1]?.addEventListener('click', () => hits++);
  repeatDeed(window as never, deed);
  expect(hits).toBe(1);
});

test('typing is told with the value; what the lab repeats is not told again', () => {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = '138';
  trusted(field, 'input');
  const deed = told.at(-1) as Deed;
  expect(deed).toMatchObject({ kind: 'type', value: '138', place: { label: 'input mobile' } });
  field.value = '';
  const before = told.length;
  repeatDeed(window as never, deed);
  expect([field.value, told.length]).toEqual(['138', before]);
});
