import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNavigationFailed } from './navigation-failed.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const fireVisible = () => document.dispatchEvent(new Event('visibilitychange'));

test('the wait for a navigation when the page is still there after 20 s: calls its callback once', () => {
  const onStay = vi.fn<() => void>();
  onNavigationFailed(onStay);
  vi.advanceTimersByTime(19_999);
  expect(onStay).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  fireVisible();
  vi.advanceTimersByTime(60_000);
  expect(onStay).toHaveBeenCalledOnce();
});

test('the wait for a navigation when the page becomes visible again: calls its callback unless it is cancelled', () => {
  const onStay = vi.fn<() => void>();
  onNavigationFailed(onStay);
  fireVisible();
  vi.advanceTimersByTime(0);
  expect(onStay).toHaveBeenCalledOnce();
  const onSecondStay = vi.fn<() => void>();
  const end = onNavigationFailed(onSecondStay);
  fireVisible();
  end();
  fireVisible();
  vi.advanceTimersByTime(60_000);
  expect(onSecondStay).not.toHaveBeenCalled();
});
