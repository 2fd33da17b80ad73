import { expect, test } from 'vitest';
import type { DoneStep } from '../export/steps.ts';
import { watchDoneSteps } from './done-steps.ts';

test('a tap when scrolling has lengthened the list before it: has `isFar`', () => {
  document.body.innerHTML = '<h1>List</h1><a href="#a">Apple</a>';
  let height = 1000;
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => height, configurable: true });
  const done: DoneStep[] = [];
  const steps = watchDoneSteps(window as never, (step) => done.push(step));
  const scroll = () => document.dispatchEvent(new Event('scroll'));
  const tap = () =>
    steps.repeat(() => document.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true })));
  scroll();
  tap();
  scroll();
  height = 2000;
  // A list may store its page number in the query.
  history.replaceState(null, '', '?pageNo=2');
  scroll();
  tap();
  tap();
  // Opens another list without a recorded step, as a back button does.
  scroll();
  history.replaceState(null, '', '/other');
  scroll();
  height = 3000;
  scroll();
  tap();
  const element = { role: 'link', name: ['Apple'] };
  expect(done).toEqual([
    { does: 'tap', element },
    { does: 'tap', element, isFar: true },
    { does: 'tap', element },
    { does: 'tap', element, isFar: true },
  ]);
});
