import { expect, test } from 'vitest';
import { readModule } from '../source/read-module.ts';
import { answerFields, checkAnswerFields } from './unread-fields.ts';

const properties = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const row = (path: string, data: unknown) => ({ method: 'GET', path, data });
const faultsOf = (source: string, reasons = {}, ...names: string[]) =>
  checkAnswerFields([row('/a', properties(...names))], [readModule('a.tsx', source)], reasons).faults;

test('the fields of an answer are found in lists, choices and other fields, with the rows that have them', () => {
  const data = {
    type: 'object',
    properties: {
      list: { type: 'array', items: properties('name') },
      either: { anyOf: [properties('one'), properties('two')] },
      properties: properties('inner'),
    },
  };
  const fields = answerFields([row('/a', data), row('/b', properties('name'))]);
  expect([...fields.keys()].sort()).toEqual(['either', 'inner', 'list', 'name', 'one', 'properties', 'two']);
  expect([...(fields.get('name') ?? [])]).toEqual(['GET /a', 'GET /b']);
});

test.each([
  ['by access', 'answer.left;'],
  ['by taking the answer apart', 'const { left: count } = answer;'],
  ['in a parameter', 'const show = ({ left }) => left;'],
  ['by a written key', "pick(answer, 'left');"],
])('a field is read %s', (_, source) => expect(faultsOf(source, {}, 'left')).toEqual([]));

test.each([
  ['is declared', 'interface Answer { left: string }'],
  ['is written', 'const body = { left: 1 };'],
  ['is a variable', 'const left = 1; show(left);'],
])('a name that %s reads no field', (_, source) =>
  expect(faultsOf(source, {}, 'left')).toEqual(['nothing reads the field left of GET /a']),
);

test('a reason stands for a field that nothing reads, and only for one', () => {
  expect(faultsOf('', { left: 'it is the list’s own' }, 'left')).toEqual([]);
  expect(faultsOf('answer.left;', { left: 'old', gone: 'old' }, 'left')).toEqual([
    'the field left needs no reason: it is read',
    'the field gone needs no reason: no answer has it',
  ]);
});
