import { afterEach, expect, test } from 'vitest';
import { objectOf, recordOf, whole } from './endpoint-checks.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'extra');
});

test('an answer when a script extended all objects (B25): only its own properties are checked', () => {
  Object.assign(Object.prototype, { extra: 1 });
  const check = whole(objectOf({ names: recordOf(isText) }));
  expect(check({ names: { a: 'b' } })).toBeUndefined();
  expect(check({ names: { a: 1 } })).toBe('/names/*');
});
