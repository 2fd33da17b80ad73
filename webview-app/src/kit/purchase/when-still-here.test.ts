import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlessLeft } from './when-still-here.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const shown = () => document.dispatchEvent(new Event('visibilitychange'));

test('a page when still there 20 s after a navigation: notified once', () => {
  const stays = vi.fn<() => void>();
  unlessLeft(stays);
  vi.advanceTimersByTime(19_999);
  expect(stays).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  shown();
  vi.advanceTimersByTime(60_000);
  expect(stays).toHaveBeenCalledOnce();
});

test('a page when visible again during a navigation: notified at once, unless the wait ends then', () => {
  const stays = vi.fn<() => void>();
  unlessLeft(stays);
  shown();
  vi.advanceTimersByTime(0);
  expect(stays).toHaveBeenCalledOnce();
  const ended = vi.fn<() => void>();
  const end = unlessLeft(ended);
  shown();
  end();
  shown();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});
