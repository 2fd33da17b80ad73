import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CACHE, forget, isText, isTexts, keep, PREFIX, recall } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forget('a');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('kept values', () => {
  test('come back from the shelf they were put on, under our prefix, others untouched (T05)', () => {
    localStorage.setItem('a', 'foreign');
    keep('a', ['x'], { shelf: 'session' });
    expect(recall('a', isTexts, 'session')).toEqual(['x']);
    expect(recall('a', isTexts)).toBeUndefined();
    expect(sessionStorage.getItem(`${PREFIX}a`)).toBeTruthy();
    forget('a', 'session');
    expect(recall('a', isTexts, 'session')).toBeUndefined();
    expect(localStorage.getItem('a')).toBe('foreign');
  });

  test('expire after their days', () => {
    vi.useFakeTimers({ now: 0 });
    keep('a', 'x', { days: 2 });
    vi.setSystemTime(2 * 86_400_000 - 1);
    expect(recall('a', isText)).toBe('x');
    vi.setSystemTime(2 * 86_400_000);
    expect(recall('a', isText)).toBeUndefined();
  });

  test.each(['', 'x', '{', 'null', '[]', '{"value":1}', '{"value":{"new":"shape"}}', '{"until":9e15}'])(
    'are missing when what is stored is %j (T04)',
    (text) => {
      localStorage.setItem(`${PREFIX}a`, text);
      expect(recall('a', isText)).toBeUndefined();
    },
  );

  test('live for this page load where storage is refused (T01)', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(keep('a', 'x')).toBe(false);
    expect(recall('a', isText)).toBe('x');
    expect(() => forget('a')).not.toThrow();
    expect(recall('a', isText)).toBeUndefined();
  });

  test('push caches out when the storage is full (T02)', () => {
    keep(`${CACHE}articles`, 'x');
    keep('important', 'y');
    const original = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (this.getItem(`${PREFIX}${CACHE}articles`)) throw new DOMException('full', 'QuotaExceededError');
      original.call(this, name, text);
    });
    expect(keep('a', 'z')).toBe(true);
    expect(localStorage.getItem(`${PREFIX}a`)).toContain('z');
    expect(recall('important', isText)).toBe('y');
  });
});
