import { afterEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** A browser whose locks answer so; undefined is one without locks. */
function withLocks(request: ((name: string, options: object, begin: () => unknown) => unknown) | undefined): void {
  if (request) Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  else Reflect.deleteProperty(navigator, 'locks');
}
afterEach(() => withLocks(undefined));

test('the work runs under its lock', async () => {
  const names: string[] = [];
  withLocks(async (name, _, begin) => {
    names.push(name);
    return begin();
  });
  expect(await oneAtATime('booking', async () => 7)).toBe(7);
  expect(names).toEqual(['sdhealth.booking']);
});

test.each([
  ['has no locks', undefined],
  ['refuses them', () => Promise.reject(new DOMException('refused', 'SecurityError'))],
])('a browser that %s does the work once', async (_, request) => {
  withLocks(request);
  let count = 0;
  await oneAtATime('booking', async () => {
    count += 1;
  });
  expect(count).toBe(1);
});

test('a work that fails is not done a second time', async () => {
  withLocks(async (_, __, begin) => begin());
  let count = 0;
  const work = () => {
    count += 1;
    return Promise.reject(new Error('no'));
  };
  await expect(oneAtATime('booking', work)).rejects.toThrow('no');
  expect(count).toBe(1);
});
