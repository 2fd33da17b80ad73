import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeExpired } from './expired.ts';
import { CACHE, forget, isText, isTexts, keep, PERSONAL, PREFIX, recall } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forget('own.a');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('stored values', () => {
  test('a stored value when two areas and foreign names exist: read and removed only in its own area (T05)', () => {
    localStorage.setItem('a', 'foreign');
    keep('own.a', ['x'], { area: 'session' });
    expect(recall('own.a', isTexts, 'session')).toEqual(['x']);
    expect(recall('own.a', isTexts)).toBeUndefined();
    expect(sessionStorage.getItem(`${PREFIX}own.a`)).toBeTruthy();
    forget('own.a', 'session');
    expect(recall('own.a', isTexts, 'session')).toBeUndefined();
    expect(localStorage.getItem('a')).toBe('foreign');
  });

  test('a stored value when its days have passed: expired', () => {
    vi.useFakeTimers({ now: 0 });
    keep('own.a', 'x', { days: 2 });
    vi.setSystemTime(2 * 86_400_000 - 1);
    expect(recall('own.a', isText)).toBe('x');
    vi.setSystemTime(2 * 86_400_000);
    expect(recall('own.a', isText)).toBeUndefined();
  });

  test('expired values when cleaned up: removed, also a copy from a clock that was ahead; other values stay', () => {
    const now = 40 * 86_400_000;
    vi.useFakeTimers({ now: 2 * now });
    keep('own.cache.ahead', 'x', { days: 14 });
    keep('own.ahead', 'x', { days: 14 });
    vi.setSystemTime(0);
    keep('own.cache.old', 'x', { days: 14 });
    keep('own.old', 'x', { days: 7 });
    vi.setSystemTime(now);
    keep('own.cache.new', 'x', { days: 14 });
    keep('language', 'x');
    for (const name of [`${PREFIX}own.cache.broken`, 'own.foreign']) localStorage.setItem(name, '{');
    removeExpired();
    expect(Object.keys(localStorage).sort()).toEqual(
      [
        'own.foreign',
        ...['language', 'own.ahead', 'own.cache.broken', 'own.cache.new'].map((name) => PREFIX + name),
      ].sort(),
    );
  });

  test('the removal of expired values when the storage refuses: no error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(removeExpired).not.toThrow();
  });

  test.each(['', 'x', '{', 'null', '[]', '{"value":1}', '{"value":{"new":"shape"}}', '{"until":9e15}'])(
    'a stored value when its text is %j: missing (T04)',
    (text) => {
      localStorage.setItem(`${PREFIX}own.a`, text);
      expect(recall('own.a', isText)).toBeUndefined();
    },
  );

  test('a value when the browser denies the storage: lasts for this page load (T01)', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(keep('own.a', 'x')).toBe(false);
    expect(recall('own.a', isText)).toBe('x');
    expect(() => forget('own.a')).not.toThrow();
    expect(recall('own.a', isText)).toBeUndefined();
  });

  test('the storage when it is full: drops copies of server data first (T02)', () => {
    keep(`${PERSONAL}${CACHE}articles`, 'x');
    keep('own.important', 'y');
    const original = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (this.getItem(`${PREFIX}${PERSONAL}${CACHE}articles`)) throw new DOMException('full', 'QuotaExceededError');
      original.call(this, name, text);
    });
    expect(keep('own.a', 'z')).toBe(true);
    expect(localStorage.getItem(`${PREFIX}own.a`)).toContain('z');
    expect(recall('own.important', isText)).toBe('y');
  });
});
