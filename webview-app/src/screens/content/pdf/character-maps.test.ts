import { afterEach, expect, test, vi } from 'vitest';
import { CharacterMaps } from './character-maps.ts';

afterEach(() => void vi.unstubAllGlobals());

const MAP = new Uint8Array([224, 2, 1]);
/** Answers requests with these responses in turn. Returns a function that counts the requests. */
function stubResponses(...responses: (() => Response)[]): () => number {
  let requestCount = 0;
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    return responses[requestCount - 1]?.();
  });
  return () => requestCount;
}
const networkFailure = (): Response => {
  throw new TypeError('no network');
};
const loadMap = () => new CharacterMaps().fetch({ filename: 'GBK-EUC-H.bcmap' });

test.each([
  ['arrives', [() => new Response(MAP)], 1],
  ['arrives after a network failure', [networkFailure, () => new Response(MAP)], 2],
  ['arrives after a status 503', [() => new Response('', { status: 503 }), () => new Response(MAP)], 2],
])('a character map when it %s: is loaded', async (_, responses, expectedRequests) => {
  const requestCount = stubResponses(...responses);
  expect(await loadMap()).toEqual(MAP);
  expect(requestCount()).toBe(expectedRequests);
});

test.each([
  ['does not exist', [() => new Response('', { status: 404 })], 1],
  ['fails twice', [networkFailure, networkFailure], 2],
])('a character map when it %s: fails with its name', async (_, responses, expectedRequests) => {
  const requestCount = stubResponses(...responses);
  await expect(loadMap()).rejects.toThrow('GBK-EUC-H');
  expect(requestCount()).toBe(expectedRequests);
});

test('a character map when its name is unknown: fails with its name', async () => {
  await expect(new CharacterMaps().fetch({ filename: 'Other-H.bcmap' })).rejects.toThrow(
    'no character map Other-H.bcmap',
  );
});
