import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreGhostTaps, ignoreGhostTapsOnContent } from './ghost-taps.ts';

const cover = () => document.querySelector('body > div:empty, dialog > div:empty');
const firePointer = (type: 'pointerdown' | 'pointerup' | 'pointercancel') =>
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
const tap = () => {
  firePointer('pointerdown');
  firePointer('pointerup');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('taps when a page is new: are accepted at once on the first page, but on later pages after 400 ms', () => {
  ignoreGhostTaps();
  expect(cover()).toBeNull();
  tap();
  ignoreGhostTaps();
  vi.advanceTimersByTime(399);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('taps when a modal opens: are ignored in it for 400 ms', () => {
  tap();
  ignoreGhostTaps();
  vi.advanceTimersByTime(300);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  ignoreGhostTaps();
  vi.advanceTimersByTime(300);
  expect(cover()?.parentElement).toBe(dialog);
  vi.advanceTimersByTime(100);
  expect(cover()).toBeNull();
});

test('taps when a finger was down before the page opened: are ignored until shortly after it is lifted', () => {
  firePointer('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(2_000);
  expect(cover()).not.toBeNull();
  firePointer('pointerup');
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});

test('the cover when the finger begins to scroll: is removed without a `pointerup`', () => {
  firePointer('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(500);
  expect(cover()).not.toBeNull();
  firePointer('pointercancel');
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});

test('the cover when the browser never reports the end of a touch: is removed after 3 s', () => {
  firePointer('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(2_999);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('a newer cover when the time of an earlier cover ends: stays', () => {
  firePointer('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(450);
  ignoreGhostTaps();
  firePointer('pointerup');
  vi.advanceTimersByTime(399);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('the cover of the page when only the content is covered again: stays', () => {
  tap();
  ignoreGhostTaps();
  vi.advanceTimersByTime(200);
  ignoreGhostTapsOnContent();
  expect(document.querySelectorAll('body > div')).toHaveLength(2);
  vi.advanceTimersByTime(200);
  expect(document.querySelectorAll('body > div')).toHaveLength(1);
  expect(cover()?.className).toContain('content');
  vi.advanceTimersByTime(200);
  expect(cover()).toBeNull();
});
