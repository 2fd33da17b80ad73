import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coverContent, coverNew } from './new-here.ts';

const cover = () => document.querySelector('body > div:empty, dialog > div:empty');
const finger = (type: 'pointerdown' | 'pointerup' | 'pointercancel') =>
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
const tap = () => {
  finger('pointerdown');
  finger('pointerup');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('the first page of all takes taps at once, what comes after a tap only when it has been there for 400 ms', () => {
  coverNew();
  expect(cover()).toBeNull();
  tap();
  coverNew();
  vi.advanceTimersByTime(399);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('each new layer has its own time, over the modal that is on top', () => {
  tap();
  coverNew();
  vi.advanceTimersByTime(300);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  coverNew();
  vi.advanceTimersByTime(300);
  expect(cover()?.parentElement).toBe(dialog);
  vi.advanceTimersByTime(100);
  expect(cover()).toBeNull();
});

test('a finger that was down before hits nothing, however long it stays within 3 s', () => {
  finger('pointerdown');
  coverNew();
  vi.advanceTimersByTime(2_000);
  expect(cover()).not.toBeNull();
  finger('pointerup');
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});

test('a finger that goes on to scroll, which ends it without going up, leaves no cover behind', () => {
  finger('pointerdown');
  coverNew();
  vi.advanceTimersByTime(500);
  expect(cover()).not.toBeNull();
  finger('pointercancel');
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});

test('a finger whose end nobody tells covers for 3 s at most', () => {
  finger('pointerdown');
  coverNew();
  vi.advanceTimersByTime(2_999);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('the end of an earlier wait takes no newer cover away', () => {
  finger('pointerdown');
  coverNew();
  vi.advanceTimersByTime(450);
  coverNew();
  finger('pointerup');
  vi.advanceTimersByTime(399);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('new content has a cover of its own, which does not end the one of the page', () => {
  tap();
  coverNew();
  vi.advanceTimersByTime(200);
  coverContent();
  expect(document.querySelectorAll('body > div')).toHaveLength(2);
  vi.advanceTimersByTime(200);
  expect(document.querySelectorAll('body > div')).toHaveLength(1);
  expect(cover()?.className).toContain('content');
  vi.advanceTimersByTime(200);
  expect(cover()).toBeNull();
});
