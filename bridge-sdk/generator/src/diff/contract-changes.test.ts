import { describe, expect, it } from 'vitest';
import { contractDocument } from '../contract/document.ts';
import { contractChanges } from './contract-changes.ts';

const text = (overrides: object = {}) => ({ type: 'string', ...overrides });
const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const contract = (method: object, overrides: object = {}) => ({
  protocol: '1.0',
  methods: { open: method },
  ...overrides,
});
const params = (schema: object) => contract({ params: schema });
const result = (schema: object) => contract({ result: schema });

describe('a contract compared with its last release', () => {
  it('the changes of a contract when it is compared with itself: none', () => {
    expect(contractChanges(contractDocument(), structuredClone(contractDocument()))).toEqual([]);
  });

  it.each([
    ['a method that is gone', contract({}), contract({}, { methods: {} }), 'major', 'the method open is gone'],
    ['a new method', contract({}, { methods: {} }), contract({}), 'minor', 'the method open is new'],
    ['an event that is gone', contract({}, { events: { a: {} } }), contract({}), 'major', 'the event a is gone'],
    ['a code that is gone', contract({}, { errors: { A: {} } }), contract({}), 'major', 'the error code A is gone'],
    ['another protocol', contract({}), contract({}, { protocol: '2.0' }), 'major', 'the protocol 1.0 is 2.0'],
    ['a later app', contract({ since: '1.0.0' }), contract({ since: '2.0.0' }), 'major', 'open: since 1.0.0 is 2.0.0'],
    ['a further error', contract({}), contract({ errors: ['DENIED'] }), 'minor', 'open: may end with DENIED'],
    ['a deadline', contract({ deadlineMs: 1 }), contract({ deadlineMs: 2 }), 'minor', 'open: deadlineMs 1 is 2'],
    [
      'a needed param',
      params(object({})),
      params(object({ a: text() })),
      'major',
      'open params/a is new and must be there',
    ],
    [
      'an optional param',
      params(object({})),
      params(object({ a: text() }, [])),
      'minor',
      'open params/a is new, and may be left out',
    ],
    [
      'a param that may be left out',
      params(object({ a: text() })),
      params(object({ a: text() }, [])),
      'minor',
      'open params/a may be left out now',
    ],
    [
      'a result that may be left out',
      result(object({ a: text() })),
      result(object({ a: text() }, [])),
      'major',
      'open result/a may be left out now',
    ],
    ['a field that is gone', result(object({ a: text() })), result(object({})), 'major', 'open result/a is gone'],
    [
      'a narrowed answer',
      result({ type: 'array', items: { type: 'integer', minimum: 0 } }),
      result({ type: 'array', items: { type: 'integer', minimum: 1 } }),
      'major',
      'open result/[]: minimum 0 is 1: narrowed',
    ],
    ['a widened bound', params({ maximum: 31 }), params({}), 'minor', 'open params: maximum 31 is none: widened'],
    ['another type', result(text()), result({ type: 'number' }), 'major', 'open result: type string is number'],
    [
      'a closed word more in an answer',
      result(text({ enum: ['a'] })),
      result(text({ enum: ['a', 'b'] })),
      'major',
      'open result: the word b is new',
    ],
    [
      'an open word more in an answer',
      result(text({ 'x-words': ['a'] })),
      result(text({ 'x-words': ['a', 'b'] })),
      'minor',
      'open result: the word b is new',
    ],
    [
      'a word that is gone',
      params(text({ enum: ['a', 'b'] })),
      params(text({ enum: ['a'] })),
      'major',
      'open params: the word b is gone: narrowed',
    ],
    [
      'a stricter address',
      params(text()),
      params(text({ 'x-address': 'web' })),
      'major',
      'open params: x-address none is web',
    ],
  ] as const)('the change when there is %s: has a level and a reason', (_, previous, after, level, reason) => {
    expect(contractChanges(previous, after)).toEqual([{ level, reason }]);
  });

  it('the changes of a contract when only descriptions and the old group name differ: none', () => {
    const previous = { protocol: '1.0', calls: { open: { params: text({ description: 'a' }), description: 'a' } } };
    expect(contractChanges(previous, contract({ params: text(), description: 'b' }))).toEqual([]);
  });
});
