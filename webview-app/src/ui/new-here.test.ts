import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coverNew } from './new-here.ts';

const cover = () => document.querySelector('body > div:empty, dialog > div:empty');
const finger = (type: 'pointerdown' | 'pointerup') => document.body.dispatchEvent(new Event(type, { bubbles: true }));
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

test('a finger that was down before hits nothing, however long it stays', () => {
  finger('pointerdown');
  coverNew();
  vi.advanceTimersByTime(2_000);
  expect(cover()).not.toBeNull();
  finger('pointerup');
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});
