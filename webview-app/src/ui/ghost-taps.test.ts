import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreGhostTaps, ignoreGhostTapsOnContent } from './ghost-taps.ts';

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

test('the first page takes taps at once; a later page takes taps 400 ms after it has come', () => {
  ignoreGhostTaps();
  expect(cover()).toBeNull();
  tap();
  ignoreGhostTaps();
  vi.advanceTimersByTime(399);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('each new layer ignores taps for its own 400 ms, in the modal that is on top', () => {
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

test('a finger that was down before the page came hits nothing, for up to 3 s', () => {
  finger('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(2_000);
  expect(cover()).not.toBeNull();
  finger('pointerup');
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});

test('a finger that begins to scroll and never goes up leaves no cover behind', () => {
  finger('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(500);
  expect(cover()).not.toBeNull();
  finger('pointercancel');
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});

test('a finger of which the browser reports no end covers the page for 3 s at most', () => {
  finger('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(2_999);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('the end of an earlier cover’s time does not remove a newer cover', () => {
  finger('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(450);
  ignoreGhostTaps();
  finger('pointerup');
  vi.advanceTimersByTime(399);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('new content has its own cover, which does not remove the cover of the page', () => {
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
