import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../../test/page-load.ts';
import { BROWSER_WAITS } from '../../platform/browser-waits.ts';

beforeEach(() => {
  newPageLoad();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const handlerOf = (cacheMatch: () => Promise<Response | undefined>) => ({ cacheMatch: vi.fn(cacheMatch) });

test('a cache lookup when an earlier lookup has timed out: is a cache miss without a request to the cache', async () => {
  const { bounded } = await import('./bounded.ts');
  const [first, second] = [handlerOf(() => new Promise(() => {})), handlerOf(() => new Promise(() => {}))];
  const [firstMatch, secondMatch] = [first.cacheMatch, second.cacheMatch];
  const lookup = bounded(first).cacheMatch();
  await vi.advanceTimersByTimeAsync(BROWSER_WAITS.cache);
  expect(await lookup).toBeUndefined();
  expect(await bounded(second).cacheMatch()).toBeUndefined();
  expect([firstMatch, secondMatch].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('a cache lookup when the cache responds: has the same result as without a timeout', async () => {
  const { bounded } = await import('./bounded.ts');
  const file = new Response('x');
  expect(await bounded(handlerOf(async () => file)).cacheMatch()).toBe(file);
  await expect(bounded(handlerOf(() => Promise.reject(new Error('refused')))).cacheMatch()).rejects.toThrow('refused');
});
