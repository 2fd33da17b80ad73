import { afterEach, expect, test } from 'vitest';
import { runExclusively } from './run-exclusively.ts';

/** Simulates a browser's locks. Undefined is a browser without locks. */
function withLocks(request: ((name: string, options: object, begin: () => unknown) => unknown) | undefined): void {
  if (request) Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  else Reflect.deleteProperty(navigator, 'locks');
}
afterEach(() => withLocks(undefined));

test('the work when the browser has locks: runs under its lock', async () => {
  const names: string[] = [];
  withLocks(async (name, _, begin) => {
    names.push(name);
    return begin();
  });
  expect(await runExclusively('booking', async () => 7)).toBe(7);
  expect(names).toEqual(['sdhealth.booking']);
});

test.each([
  ['has no locks', undefined],
  ['refuses them', () => Promise.reject(new DOMException('refused', 'SecurityError'))],
])('the work when the browser %s: runs once', async (_, request) => {
  withLocks(request);
  let count = 0;
  await runExclusively('booking', async () => {
    count += 1;
  });
  expect(count).toBe(1);
});

test('the work when it fails: not repeated', async () => {
  withLocks(async (_, __, begin) => begin());
  let count = 0;
  const work = () => {
    count += 1;
    return Promise.reject(new Error('no'));
  };
  await expect(runExclusively('booking', work)).rejects.toThrow('no');
  expect(count).toBe(1);
});
