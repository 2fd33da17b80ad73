// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

const { signal } = new AbortController();

test('the code is loaded with the first call, once for all of them', async () => {
  const load = vi.fn(async () => ({
    setTitle: () => ({}),
    scanCode: async () => ({ text: 'x' }),
  }));
  const calls = later(load, 'setTitle', 'scanCode');
  expect(Object.keys(calls)).toEqual(['setTitle', 'scanCode']);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([calls.setTitle({ title: 't' }, signal), calls.scanCode({}, signal)])).toEqual([
    {},
    { text: 'x' },
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that could not be loaded is loaded again by the next call', async () => {
  const load = vi.fn(async () => ({ scanCode: () => ({ text: 'x' }) }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { scanCode } = later(load, 'scanCode');
  await expect(scanCode({}, signal)).rejects.toMatchObject({
    code: 'HOST_GONE',
    message: expect.stringContaining('Failed to fetch'),
    cause: expect.any(TypeError),
  });
  expect(await scanCode({}, signal)).toEqual({ text: 'x' });
  expect(load).toHaveBeenCalledTimes(2);
});
