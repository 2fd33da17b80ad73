import { expect, it } from 'vitest';
import { rememberGlobals } from './known-globals.ts';

it('the globals when a test file has replaced, removed and added some: restored', () => {
  const wait = () => 'waits';
  const now = () => 7;
  const global: Record<string, unknown> = { wait, kept: 1, __vitest_worker__: 'first' };
  Object.defineProperty(global, 'now', { get: now, configurable: true, enumerable: true });
  const restore = rememberGlobals(global);
  Object.assign(global, { wait: () => 'never', left: true, window: 'a page', __vitest_worker__: 'second' });
  Object.defineProperty(global, 'now', { get: () => 8, configurable: true });
  delete global['kept'];
  restore(new Set(['window']));
  expect(global).toEqual({ wait, kept: 1, now: 7, window: 'a page', __vitest_worker__: 'second' });
  expect(global['wait']).toBe(wait);
});
