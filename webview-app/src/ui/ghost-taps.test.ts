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

test('taps when the page is new: accepted at once on the first page, after 400 ms on a later one', () => {
  ignoreGhostTaps();
  expect(cover()).toBeNull();
  tap();
  ignoreGhostTaps();
  vi.advanceTimersByTime(399);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('taps when a new layer opens: ignored for 400 ms, in the topmost modal', () => {
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

test('taps when a finger was down before the page came: ignored for up to 3 s', () => {
  finger('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(2_000);
  expect(cover()).not.toBeNull();
  finger('pointerup');
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});

test('the cover when a finger begins to scroll and never goes up: removed', () => {
  finger('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(500);
  expect(cover()).not.toBeNull();
  finger('pointercancel');
  vi.advanceTimersByTime(50);
  expect(cover()).toBeNull();
});

test('the cover when the browser reports no end of a finger: removed after at most 3 s', () => {
  finger('pointerdown');
  ignoreGhostTaps();
  vi.advanceTimersByTime(2_999);
  expect(cover()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
});

test('a newer cover when the time of an earlier one ends: stays', () => {
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

test('the cover of the page when new content is covered: stays', () => {
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
