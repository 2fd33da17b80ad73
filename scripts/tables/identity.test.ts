import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import specified from '../../docs/specification/endpoints.json' with { type: 'json' };
import { readModule } from '../layers/read-module.ts';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';
import { identitiesSent } from './identity.ts';

const tables = filesUnder('webview-app/src/api', /^(?!client|endpoint).*(?<!\.test)\.ts$/);

test('A01: no row sends a user id as identity, in its query, its body or its path', () => {
  const modules = tables.map((file) => readModule(file, readFileSync(join(root, file), 'utf8')));
  expect(identitiesSent(modules)).toEqual({ rows: specified.endpoints.length, faults: [] });
});

test.each([
  ['in a query', `export const a = get('/a', { query: Type.Object({ userId: Text() }), data: D });`, 'userId'],
  ['in a form', `export const a = post('/a', { form: Type.Object({ uid: Text() }), data: D });`, 'uid'],
  [
    'deep in a body',
    `export const a = post('/a', { json: Type.Object({ list: Type.Array(Type.Object({ 'openId': Text() })) }), data: D });`,
    'openId',
  ],
  [
    'in a constant that is spread',
    `const O = { accountId: Text() }; const Q = Type.Object({ ...O }); export const a = post('/a', { form: Q, data: D });`,
    'accountId',
  ],
  ['in another file', `export const a = post('/a', { multipart: Elsewhere, data: D });`, 'unionId'],
])('A01: finds an identity %s', (_, text, name) => {
  const elsewhere = readModule('shapes.ts', 'export const Elsewhere = Type.Object({ unionId: Text() });');
  expect(identitiesSent([readModule('a.ts', text), elsewhere])).toEqual({
    rows: 1,
    faults: [`a.ts: /a sends ${name}`],
  });
});

test('A01: an identity in a path counts, one in an answer does not', () => {
  const text = `export const a = get('/a/{uid}', { data: Type.Object({ userId: Text() }) }); export const b = sameAt(a, '/b');`;
  expect(identitiesSent([readModule('a.ts', text)])).toEqual({ rows: 2, faults: ['a.ts: /a/{uid} sends uid'] });
});
