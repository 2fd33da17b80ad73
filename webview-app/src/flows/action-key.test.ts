// @vitest-environment node
import { expect, test } from 'vitest';
import { ApiError } from '../client/request.ts';
import { actionKey } from './action-key.ts';

const errorOf = (code: ConstructorParameters<typeof ApiError>[0], status?: number) =>
  new ApiError(code, 'POST /x', status === undefined ? {} : { status });

test.each([
  ['the answer was lost', [errorOf('NETWORK')], true],
  ['the server broke down', [errorOf('HTTP', 502)], true],
  ['the server refused', [errorOf(40989)], false],
  ['the session was refused', [errorOf(20102)], false],
  ['the attempt succeeded', [undefined], false],
  ['the answer was lost and the next attempt met a refused session', [errorOf('TIMEOUT'), errorOf(20102)], true],
  ['the answer was lost and the next attempt met a rate limit', [errorOf('TIMEOUT'), errorOf('HTTP', 429)], true],
  ['the answer was lost and the next attempt failed in the page', [errorOf('TIMEOUT'), new Error('x')], true],
  ['the answer was lost and the server refused the next attempt', [errorOf('TIMEOUT'), errorOf(40989)], false],
  ['the answer was lost and the next attempt succeeded', [errorOf('TIMEOUT'), undefined], false],
])('P02: the key of a repeated action when %s: reused only while the result is unknown', (_, ends, isSame) => {
  const keys = actionKey();
  const first = keys.of('two socks');
  for (const end of ends) {
    keys.of('two socks');
    keys.settle(end);
  }
  expect(keys.of('two socks') === first).toBe(isSame);
});

test('P09: the key when another action was sent in between: new for each action', () => {
  const keys = actionKey();
  const first = keys.of('two socks');
  keys.settle(errorOf('NETWORK'));
  const other = keys.of('three socks');
  expect(new Set([first, other, keys.of('two socks')]).size).toBe(3);
});
