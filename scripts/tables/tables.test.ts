import { expect, it } from 'vitest';
import { checkContract } from './contract.ts';
import { checkEndpoints } from './endpoints.ts';
import { checkRoutesAndScreens } from './routes-and-screens.ts';
import { checkWords } from './words.ts';

const title = { en: 'A', zh: '甲' };
const row = (index: number) => [`area.screen-${index}`, { path: `/a${index}`, title }] as const;
const routes = Object.fromEntries(Array.from({ length: 123 }, (_, index) => row(index)));

it('counts the screens that exist and those that do not yet', () => {
  const files = ['area/screen-1.tsx', 'area/screen-2.tsx', 'area/screen-2.test.tsx', 'area/parts/piece.tsx', 'lazy.ts'];
  expect(checkRoutesAndScreens(routes, files)).toEqual({
    line: '123 routes: 2 screens, 121 not available yet',
    faults: [],
  });
});

it.each([
  ['a screen without a route', routes, ['area/other.tsx'], 'screens/area/other.tsx has no route area.other'],
  ['a missing route', Object.fromEntries(Object.entries(routes).slice(1)), [], 'there are 122 routes, not 123'],
  [
    'a title missing',
    { ...routes, 'area.screen-3': { path: '/a3', title: { en: 'A', zh: ' ' } } },
    [],
    'area.screen-3 has no title in a language',
  ],
  [
    'a path taken twice',
    { ...routes, 'area.screen-3': { path: '/x/:a', title }, 'area.screen-4': { path: '/x/:b', title } },
    [],
    'two routes have the path /x/:',
  ],
])('finds %s', (_, table, files, fault) => {
  expect(checkRoutesAndScreens(table, files).faults).toEqual([fault]);
});

it('finds words that one language lacks or leaves empty', () => {
  const en = { a: { b: 'x', c: () => 'y', d: 'z' } };
  const zh = { a: { b: '', c: () => '' }, e: 'w' };
  expect(checkWords({ en, zh: en })).toEqual({ line: '3 texts in 2 languages', faults: [] });
  expect(checkWords({ en, zh }).faults).toEqual([
    'en has no word for e',
    'zh says nothing for a.b',
    'zh has no word for a.d',
  ]);
});

it('finds calls and events that contract and imitated apps do not share', () => {
  const contract = {
    pay: { kind: 'call', name: 'pay' },
    again: { kind: 'call', name: 'pay' },
    shown: { kind: 'event', name: 'shown' },
    Shape: { type: 'object' },
  };
  expect(checkContract(contract, { call: { pay: '1.0.0', fly: '1.0.0' }, event: {} })).toEqual({
    line: '2 bridge calls, 1 events',
    faults: [
      'two rows of the contract are the call pay',
      'the contract has no call fly, which the imitated apps know',
      'no imitated app knows the event shown',
    ],
  });
});

it('finds endpoints that the backend does not answer, and rows that come twice', () => {
  const row = (method: string, path: string) => ({ kind: 'endpoint', method, path });
  const tables = [
    { Shape: { type: 'object' }, one: row('GET', '/one'), two: row('POST', '/two/{id}') },
    { again: row('GET', '/one'), three: row('GET', '/three') },
  ];
  const answered = ['GET /one', 'POST /two/1'];
  expect(checkEndpoints(tables, (method, path) => answered.includes(`${method} ${path}`))).toEqual({
    line: '4 endpoints',
    faults: ['two rows are GET /one', 'the embedded backend does not answer GET /three'],
  });
});
