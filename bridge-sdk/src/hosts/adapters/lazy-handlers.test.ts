// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { lazyHandlers } from './lazy-handlers.ts';

const { signal } = new AbortController();

test('lazy handlers when several are called at once: load their code once', async () => {
  const load = vi.fn(async () => ({
    setTitle: () => ({}),
    scanCode: async () => ({ text: 'x' }),
  }));
  const calls = lazyHandlers(load, 'setTitle', 'scanCode');
  expect(Object.keys(calls)).toEqual(['setTitle', 'scanCode']);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([calls.setTitle({ title: 't' }, signal), calls.scanCode({}, signal)])).toEqual([
    {},
    { text: 'x' },
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('lazy handlers when their code fails to load: reject HOST_GONE, and the next call retries', async () => {
  const load = vi.fn(async () => ({ scanCode: () => ({ text: 'x' }) }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { scanCode } = lazyHandlers(load, 'scanCode');
  await expect(scanCode({}, signal)).rejects.toMatchObject({
    code: 'HOST_GONE',
    message: expect.stringContaining('Failed to fetch'),
    cause: expect.any(TypeError),
  });
  expect(await scanCode({}, signal)).toEqual({ text: 'x' });
  expect(load).toHaveBeenCalledTimes(2);
});
