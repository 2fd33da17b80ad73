import { afterEach, expect, test, vi } from 'vitest';
import { CharacterMaps } from './character-maps.ts';

afterEach(() => void vi.unstubAllGlobals());

const MAP = new Uint8Array([224, 2, 1]);
/** Answers requests with these responses in turn. Returns a function that counts the requests. */
function answers(...args: (() => Response)[]): () => number {
  let times = 0;
  vi.stubGlobal('fetch', async () => {
    times += 1;
    return args[times - 1]?.();
  });
  return () => times;
}
const failed = (): Response => {
  throw new TypeError('no network');
};
const map = () => new CharacterMaps().fetch({ filename: 'GBK-EUC-H.bcmap' });

test.each([
  ['comes', [() => new Response(MAP)], 1],
  ['does not come because there is no network', [failed, () => new Response(MAP)], 2],
  ['does not come because the server is busy', [() => new Response('', { status: 503 }), () => new Response(MAP)], 2],
])('a character map when it %s: is loaded', async (_, received, times) => {
  const requestCount = answers(...received);
  expect(await map()).toEqual(MAP);
  expect(requestCount()).toBe(times);
});

test.each([
  ['is not there', [() => new Response('', { status: 404 })], 1],
  ['cannot be had', [failed, failed], 2],
])('a character map when it %s: is an error', async (_, received, times) => {
  const requestCount = answers(...received);
  await expect(map()).rejects.toThrow('GBK-EUC-H');
  expect(requestCount()).toBe(times);
});

test('a character map when its name is unknown: is an error', async () => {
  await expect(new CharacterMaps().fetch({ filename: 'Other-H.bcmap' })).rejects.toThrow(
    'no character map Other-H.bcmap',
  );
});
