// @vitest-environment node
import { expect, test } from 'vitest';
import { ApiError } from '../client/request.ts';
import { actionKey } from './action-key.ts';

const failed = (code: ConstructorParameters<typeof ApiError>[0], status?: number) =>
  new ApiError(code, 'POST /x', status === undefined ? {} : { status });

test.each([
  ['the answer was lost', [failed('NETWORK')], true],
  ['the server broke down', [failed('HTTP', 502)], true],
  ['the server refused', [failed(40989)], false],
  ['the session was refused', [failed(20102)], false],
  ['it was done', [undefined], false],
  ['the answer was lost and the next try met a refused session', [failed('TIMEOUT'), failed(20102)], true],
  ['the answer was lost and the next try met a busy gate', [failed('TIMEOUT'), failed('HTTP', 429)], true],
  ['the answer was lost and the next try failed in the page', [failed('TIMEOUT'), new Error('x')], true],
  ['the answer was lost and the server refused the next try', [failed('TIMEOUT'), failed(40989)], false],
  ['the answer was lost and the next try did it', [failed('TIMEOUT'), undefined], false],
])('P02: the key of a repeated action when %s: kept only while the result is unknown', (_, ends, isSame) => {
  const keys = actionKey();
  const first = keys.of('two socks');
  for (const end of ends) {
    keys.of('two socks');
    keys.settle(end);
  }
  expect(keys.of('two socks') === first).toBe(isSame);
});

test('P09: the key when another action is sent: new, and new again when the first action returns', () => {
  const keys = actionKey();
  const first = keys.of('two socks');
  keys.settle(failed('NETWORK'));
  const other = keys.of('three socks');
  expect(new Set([first, other, keys.of('two socks')]).size).toBe(3);
});
