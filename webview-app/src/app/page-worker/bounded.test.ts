import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../../test/page-load.ts';
import { BROWSER_WAITS } from '../../platform/browser-waits.ts';

beforeEach(() => {
  newPageLoad();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const handlerOf = (cacheMatch: () => Promise<Response | undefined>) => ({ cacheMatch: vi.fn(cacheMatch) });

test('a cache lookup when the cache never answers: a cache miss, and the cache is not asked again', async () => {
  const { bounded } = await import('./bounded.ts');
  const [first, second] = [handlerOf(() => new Promise(() => {})), handlerOf(() => new Promise(() => {}))];
  const [asks, next] = [first.cacheMatch, second.cacheMatch];
  const look = bounded(first).cacheMatch();
  await vi.advanceTimersByTimeAsync(BROWSER_WAITS.cache);
  expect(await look).toBeUndefined();
  expect(await bounded(second).cacheMatch()).toBeUndefined();
  expect([asks, next].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('a cache lookup when the cache answers or refuses: the same as without a timeout', async () => {
  const { bounded } = await import('./bounded.ts');
  const file = new Response('x');
  expect(await bounded(handlerOf(async () => file)).cacheMatch()).toBe(file);
  await expect(bounded(handlerOf(() => Promise.reject(new Error('refused')))).cacheMatch()).rejects.toThrow('refused');
});
