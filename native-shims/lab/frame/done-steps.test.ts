import { expect, test } from 'vitest';
import type { DoneStep } from '../export/steps.ts';
import { watchDoneSteps } from './done-steps.ts';

test('a tap after a list became longer by scrolling says so; one after plain scrolling, or after that tap, does not', () => {
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
  // A list may say in the query how far it has come.
  history.replaceState(null, '', '?pageNo=2');
  scroll();
  tap();
  tap();
  // A back button, which is no step, leads to another list.
  scroll();
  history.replaceState(null, '', '/other');
  scroll();
  height = 3000;
  scroll();
  tap();
  const on = { role: 'link', name: ['Apple'] };
  expect(done).toEqual([
    { does: 'tap', on },
    { does: 'tap', on, isFar: true },
    { does: 'tap', on },
    { does: 'tap', on, isFar: true },
  ]);
});
