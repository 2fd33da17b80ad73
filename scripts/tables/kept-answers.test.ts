import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readModule } from '../source/read-module.ts';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';
import { answersKept } from './kept-answers.ts';

const tables = filesUnder('webview-app/src/api', /^(?!client|endpoint).*(?<!\.test)\.ts$/);

test('N10: no row that may have a kept answer answers money, places left, or what a person may do now', () => {
  const { rows, faults } = answersKept(tables.map((file) => readModule(file, readFileSync(join(root, file), 'utf8'))));
  expect(faults).toEqual([]);
  expect(rows).toBeGreaterThan(30);
});

const Shapes = `const Offer = Type.Object({ name: Text(), priceFen: Fen() }); const Day = Type.Object({ date: Text(), left: Count() });`;

test.each([
  [
    'kept for a time without a network',
    `get('/a', { data: Offer, offline: true })`,
    '/a may answer priceFen from before',
  ],
  ['kept for a few minutes', `get('/a', { data: Type.Array(Day), cacheMs: 9 })`, '/a may answer left from before'],
  [
    'of a static file',
    `get('/static-config/a.json', { data: Offer })`,
    '/static-config/a.json may answer priceFen from before',
  ],
  [
    'of what is allowed',
    `get('/a', { data: Type.Object({ canReceive: B() }), offline: true })`,
    '/a may answer canReceive from before',
  ],
])('N10: finds an answer %s', (_, row, fault) => {
  expect(answersKept([readModule('a.ts', `${Shapes} export const a = ${row};`)])).toEqual({
    rows: 1,
    faults: [`a.ts: ${fault}`],
  });
});

test('N10: texts may be kept, and an answer that is asked for each time may have money', () => {
  const text = `${Shapes} export const a = get('/a', { data: Text(), offline: true }); export const b = get('/b', { data: Offer });`;
  expect(answersKept([readModule('a.ts', text)])).toEqual({ rows: 1, faults: [] });
});
