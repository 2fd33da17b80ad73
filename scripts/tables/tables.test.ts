import { describe, expect, it } from 'vitest';
import { checkCodes } from './codes.ts';
import { checkContract } from './contract.ts';
import { checkEndpoints } from './endpoints.ts';
import { checkHosts } from './hosts.ts';
import { type Callers, checkPlanned } from './planned.ts';
import { checkRoutesAndScreens } from './routes-and-screens.ts';
import { checkWords } from './words.ts';

const routes = { 'area.screen-1': { path: '/a1' }, 'area.screen-2': { path: '/a2' }, 'area.screen-3': { path: '/a3' } };

it('counts the screens that exist and those that do not yet', () => {
  const files = ['area/screen-1.tsx', 'area/screen-2.tsx', 'area/screen-2.test.tsx', 'area/parts/part.tsx', 'lazy.ts'];
  expect(checkRoutesAndScreens(routes, files)).toEqual({
    line: '3 routes: 2 screens, 1 not available yet',
    faults: [],
  });
});

it.each([
  ['a screen without a route', routes, ['area/other.tsx'], 'screens/area/other.tsx has no route area.other'],
  [
    'a path taken twice',
    { ...routes, 'area.screen-3': { path: '/x/:a' }, 'area.screen-4': { path: '/x/:b' } },
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

it('finds rows of the contract with a name used twice or exported by another', () => {
  const contract = {
    pay: { kind: 'call', name: 'pay' },
    again: { kind: 'call', name: 'pay' },
    shown: { kind: 'event', name: 'shown' },
    Shape: { type: 'object' },
  };
  expect(checkContract(contract)).toEqual({
    line: '2 bridge calls, 1 events',
    faults: ['two rows of the contract are the call pay', 'the contract exports the call pay as again'],
  });
});

it('finds hosts with a name or title used twice, and hosts that are taken for another', () => {
  const hosts = [
    { name: 'a', title: 'A' },
    { name: 'b', title: 'A' },
    { name: 'a', title: 'C' },
  ];
  expect(checkHosts(hosts, () => 'a')).toEqual({
    line: '3 hosts',
    faults: ['two hosts have the name a', 'two hosts have the title A', 'the imitated b is taken for a'],
  });
});

describe('endpoints', () => {
  const row = (method: string, path: string) => ({ kind: 'endpoint', method, path });
  const tables = [
    { Shape: { type: 'object' }, one: row('GET', '/api/one'), two: row('POST', '/api/two/{id}') },
    { again: row('GET', '/api/one'), three: row('GET', '/api/three') },
  ];
  const tested = [row('GET', '/api/one'), row('POST', '/api/two/{id}'), row('GET', '/api/three')];
  const callers: Callers = {
    called: new Set(['one', 'two', 'three', 'again']),
    planned: {},
    missing: {},
    routes: [],
    made: [],
  };
  const routePath = (path: string) => path.replace('{', ':').replace('}', '');
  const handlers = [row('GET', '/api/one'), row('POST', '/api/two/:id')];
  const around = { handlers, routePath, tested, callers };

  it('finds those that the backend does not answer, and rows that come twice', () => {
    expect(checkEndpoints(tables, around).faults).toEqual([
      'two rows are GET /api/one',
      'the embedded backend does not answer GET /api/three',
    ]);
  });

  it('finds a row without a case in the endpoint suite', () => {
    expect(checkEndpoints(tables.slice(0, 1), { ...around, tested: tested.slice(1) }).faults).toEqual([
      'no case of the endpoint suite is about GET /api/one',
    ]);
  });

  it('finds a handler without a row, and a second one of a row; the backend’s own pages need none', () => {
    const more = [
      row('ALL', '/*'),
      row('GET', '/cashier'),
      row('GET', '/api/one'),
      row('POST', '/api/one'),
      row('GET', '/apk/a.b.json'),
    ];
    expect(checkEndpoints(tables.slice(0, 1), { ...around, handlers: [...handlers, ...more] }).faults).toEqual([
      'two handlers answer GET /api/one',
      'no row is answered by the handler POST /api/one',
      'no row is answered by the handler GET /apk/a.b.json',
    ]);
  });

  it('counts the rows that are called, and says what is wrong with the others', () => {
    const called = new Set(['one']);
    expect(checkEndpoints(tables.slice(0, 1), { ...around, callers: { ...callers, called } })).toEqual({
      line: '2 endpoints: 1 called, 1 planned for 0 screens to be made',
      faults: ['nothing calls two, and no screen will'],
    });
  });
});

describe('calls that are planned for screens to be made', () => {
  const rows = ['one', 'two', 'three'];
  const fine: Callers = {
    called: new Set(['one']),
    planned: { 'a.next': ['one', 'two', 'three'], 'a.last': ['two'], 'a.plain': ['one'], 'a.silent': [] },
    missing: {},
    routes: ['a.home', 'a.next', 'a.last', 'a.plain', 'a.silent'],
    made: ['a.home'],
  };

  it('may be missing from a screen that is made', () => {
    const missing = { 'a.home': ['four'] };
    expect(checkPlanned([...rows, 'four'], { ...fine, missing })).toEqual({
      line: '1 called, 3 planned for 2 screens to be made',
      faults: [],
    });
  });

  it('are counted; what is called already may be planned as well', () => {
    expect(checkPlanned(rows, fine)).toEqual({ line: '1 called, 2 planned for 2 screens to be made', faults: [] });
  });

  it.each<[string, readonly string[], Partial<Callers>, string[]]>([
    ['a row that nobody calls or plans to call', [...rows, 'four'], {}, ['nothing calls four, and no screen will']],
    ['two rows of one name', [...rows, 'one'], {}, ['two rows are called one']],
    [
      'a route that does not exist',
      rows,
      { planned: { ...fine.planned, 'a.gone': ['one'] } },
      ['calls are planned for a.gone, which is no route'],
    ],
    [
      'a screen that is made',
      rows,
      { made: ['a.home', 'a.plain'] },
      ['a.plain is made: what it calls is no longer planned'],
    ],
    [
      'a screen that was made and does not call what it alone was to call',
      rows,
      {
        planned: { 'a.last': ['two'], 'a.plain': [], 'a.silent': [] },
        made: ['a.home', 'a.next'],
      },
      ['nothing calls three, and no screen will'],
    ],
    [
      'a name that is no row',
      rows,
      { planned: { ...fine.planned, 'a.plain': ['won'] } },
      ['a.plain plans won, which is no row'],
    ],
    [
      'a name that comes twice',
      rows,
      { planned: { ...fine.planned, 'a.plain': ['one', 'one'] } },
      ['a.plain plans one twice'],
    ],
    [
      'a screen to be made of which nothing is said',
      rows,
      { routes: [...fine.routes, 'a.new'] },
      ['nothing says what the screen of a.new will call'],
    ],
  ])('find %s', (_, names, changed, faults) => {
    expect(checkPlanned(names, { ...fine, ...changed }).faults).toEqual(faults);
  });
});

it('finds business codes without a row that handles them, codes that the backend does not have, and codes that occur twice', () => {
  const refusals = [1, 2, 3, 3, 40000];
  const rows = [{ kind: 'endpoint', method: 'GET', path: '/a', errors: [2, 9] } as const];
  expect(checkCodes(rows, refusals, (code) => code === 1)).toEqual({
    line: '5 business codes',
    faults: [
      'two refusals have the code 3',
      'no row names the code 3',
      'no row names the code 3',
      'GET /a names the code 9, which the embedded backend does not have',
    ],
  });
});

it('lists the texts that nothing shows', () => {
  const en = { box: { title: 'x' } };
  expect(checkWords({ en, zh: en }, ['en.ts box.title']).faults).toEqual(['nothing shows en.ts box.title']);
});
