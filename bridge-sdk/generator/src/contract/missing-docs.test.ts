import { expect, test } from 'vitest';
import { docOf, readDocs } from './docs.ts';
import { missingDocs } from './missing-docs.ts';
import type { ObjectNode } from './node.ts';
import { capabilities } from './read.ts';
import type { MethodRow } from './rows.ts';

const payload = (doc: string, zh: string): ObjectNode => ({
  kind: 'object',
  fields: [{ name: 'inner', node: { kind: 'boolean' }, optional: false, secret: false, doc, zh }],
});
const row = (doc: string, zh: string, params: ObjectNode): MethodRow => ({
  ...{
    kind: 'method',
    name: 'beep',
    id: 'beep',
    schemas: { params: {}, result: {} },
    since: '1.0.0',
    errors: [],
    version: 1,
    deadlineMs: 1,
  },
  ...{ doc, zh, params, result: { kind: 'object', fields: [] } },
});
const faultsOf = (method: MethodRow) =>
  missingDocs([{ name: 'device', file: 'bridge-sdk/src/contract/device.ts', methods: [method], events: [] }]);

test('the standard contract when it has a row or a field: it is documented in English and Chinese', () => {
  expect(missingDocs(capabilities)).toEqual([]);
});

test('a comment when it has several lines: joined, in Chinese without spaces after punctuation', () => {
  expect(
    docOf('*\n * Beeps, and\n * ends.\n *\n * Twice.\n *\n * @zh 发出提示音，\n * 然后结束 `end` 。\n *\n * 两次。\n '),
  ).toEqual({
    doc: 'Beeps, and ends.\nTwice.',
    zh: '发出提示音，然后结束 `end` 。\n两次。',
  });
  expect(docOf('* Beeps. @zh 发出提示音。 ')).toEqual({ doc: 'Beeps.', zh: '发出提示音。' });
});

test.each([
  ['beep has no doc comment', row('', '', payload('Inside.', '里面。'))],
  ['beep has no Chinese', row('Beeps.', '', payload('Inside.', '里面。'))],
  ['beep has no English', row('', '发出提示音。', payload('Inside.', '里面。'))],
  ['another number of paragraphs', row('Beeps.\nTwice.', '发出提示音。', payload('Inside.', '里面。'))],
  ['beep.inner has no doc comment', row('Beeps.', '发出提示音。', payload('', ''))],
  ['beep.inner has no Chinese', row('Beeps.', '发出提示音。', payload('Inside.', ''))],
])('a missing text when %s: reported with its file', (fault, method) => {
  expect(faultsOf(method)).toEqual([
    expect.stringMatching(new RegExp(`^bridge-sdk/src/contract/device\\.ts: .*${fault}`)),
  ]);
});

test('fields of params and result when they have the same name: separate docs', () => {
  const docs = readDocs(`export const beep = hostMethod('beep', {
  params: Type.Object({
    /** The number. @zh 数量。 */
    days: Type.Integer(),
  }),
  result: Type.Object({
    /** The list. @zh 列表。 */
    days: Type.Array(),
  }),
});
`);
  expect([docs('beep', 'params').field('days').doc, docs('beep', 'result').field('days').doc]).toEqual([
    'The number.',
    'The list.',
  ]);
});
