import { afterEach, expect, test } from 'vitest';
import { dispensable, listOf, objectOf, optional, recordOf, whole } from './endpoint-checks.ts';

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

const entry = objectOf({
  id: isText,
  note: optional(isText),
  terms: optional(isText, true),
  text: dispensable(isText),
});
const check = whole(
  objectOf({
    id: isText,
    list: dispensable(listOf(entry), true),
    map: optional(recordOf(entry)),
    last: optional(entry),
  }),
);

/** Rows: what is wrong, a value, the value that stays, and the pointers of what was removed. */
const FAULTS: readonly (readonly [name: string, value: object, rest: object, removed: readonly string[]])[] = [
  ['nothing', { list: [{ id: 'a', text: 'b' }] }, { list: [{ id: 'a', text: 'b' }] }, []],
  ['a dispensable list', { list: 'a' }, { list: [] }, ['/list']],
  ['a missing dispensable list', {}, { list: [] }, ['/list']],
  [
    'two elements',
    { list: [1, { id: 'a', text: 'b' }, { id: 2 }] },
    { list: [{ id: 'a', text: 'b' }] },
    ['/list/0', '/list/2/id'],
  ],
  ['a dispensable key of an element', { list: [{ id: 'a', text: 7 }] }, { list: [{ id: 'a' }] }, ['/list/0/text']],
  ['a missing dispensable key', { list: [{ id: 'a' }] }, { list: [{ id: 'a' }] }, ['/list/0/text']],
  [
    'an optional key',
    { list: [{ id: 'a', text: 'b', note: 1 }] },
    { list: [{ id: 'a', text: 'b' }] },
    ['/list/0/note'],
  ],
  ['a decisive key', { list: [{ id: 'a', text: 'b', terms: 1 }] }, { list: [] }, ['/list/0/terms']],
  [
    'an entry',
    { list: [], map: { 'x/y': {}, b: { id: 'a', text: 'b' } } },
    { list: [], map: { b: { id: 'a', text: 'b' } } },
    ['/map/*/id'],
  ],
  ['an optional object', { list: [], last: { text: 'b' } }, { list: [] }, ['/last/id']],
];

test.each(FAULTS)(
  'an answer when %s is wrong: keeps its valid parts, and the pointer of the invalid part is returned',
  (_, value, rest, removed) => {
    const [faults, answer]: [string[], object] = [[], { id: '1', ...value }];
    expect([check(answer, faults), faults, answer]).toEqual([undefined, removed, { id: '1', ...rest }]);
  },
);

test('an answer when a required part of its root is wrong: is invalid as a whole', () => {
  expect(check({ list: [] }, [])).toBe('/id');
  expect(check('', [])).toBe('');
});

test('an answer when its valid parts are not requested: is invalid unless only dispensable parts are missing', () => {
  expect(check({ id: '1', list: [], map: { a: 1 } })).toBe('/map/*');
  expect(check({ id: '1' })).toBeUndefined();
});
