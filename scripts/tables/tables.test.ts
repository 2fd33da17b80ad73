import { describe, expect, it } from 'vitest';
import { checkCodes } from './codes.ts';
import { checkContract } from './contract.ts';
import { checkEndpoints } from './endpoints.ts';
import { checkHosts } from './hosts.ts';
import { checkRoutesAndScreens } from './routes-and-screens.ts';
import { checkWords } from './words.ts';

const routes = { 'area.screen-1': { path: '/a1' }, 'area.screen-2': { path: '/a2' }, 'area.screen-3': { path: '/a3' } };

it('counts the screens, and finds a route without one', () => {
  const files = ['area/screen-1.tsx', 'area/screen-2.tsx', 'area/screen-2.test.tsx', 'area/parts/part.tsx', 'lazy.ts'];
  expect(checkRoutesAndScreens(routes, files)).toEqual({
    line: '3 routes, 2 screens',
    faults: ['the route area.screen-3 has no webview-app/src/screens/area/screen-3.tsx'],
  });
});

it.each([
  [
    'a screen without a route',
    {},
    ['area/other.tsx'],
    'webview-app/src/screens/area/other.tsx has no route area.other in webview-app/src/routes.ts',
  ],
  [
    'a path taken twice',
    { 'area.one': { path: '/x/:a' }, 'area.two': { path: '/x/:b' } },
    ['area/one.tsx', 'area/two.tsx'],
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

it.each([
  ['zh', '没有网络. 请重试', 'zh has a half-width mark beside a Chinese character in a'],
  ['zh', (day: string) => `约满, ${day}`, 'zh has a half-width mark beside a Chinese character in a'],
  ['zh', '在 App 中打开', 'zh writes a space beside «App» in a'],
  ['zh', '距离「好礼」', 'zh quotes with other marks than “ ” in a'],
  ['zh', '请你登录', 'zh says 你 in place of 您 in a'],
  ['zh', '拉新有礼', 'zh has a word that is misspelt or no customer’s in a'],
  ['en', "It doesn't work", 'en has a straight apostrophe in a'],
  ['zh', '请在App中打开(或扫码)', 'zh has a half-width mark beside a Chinese character in a'],
  ['zh', '已有好友 3.', 'zh ends a Chinese text with a half-width mark in a'],
  ['zh', '温馨提示', 'zh has a heading that does not say what it is about in a'],
  ['en', 'I see', 'en acknowledges by other words than “Got it” in a'],
  ['en', 'Spend your health gold', 'en names coins by another word in a'],
  ['en', 'One graphic consultation', 'en names the photo and text consultation by another word in a'],
  ['en', (count: number) => `Day ${count} of your identity card`, 'en names the ID card by another word in a'],
  ['en', 'Pull-new campaign', 'en has a word that is no customer’s in a'],
  ['en', 'Until 2026-03-02', 'en has a day in figures in a'],
  ['en', (coins: number) => `${coins} coins`, 'en says one in the plural in a'],
  ['en', (times: string) => `Claimed by ${times} more people`, 'en says one in the plural in a'],
])('finds in %s words that no editor would let through: %s', (language, text, fault) => {
  expect(checkWords({ [language]: { a: text } }).faults).toEqual([fault]);
});

it('lets native words through, and what stands between values', () => {
  const zh = {
    a: '在App中打开，约 3 天',
    b: '前往 App Store 下载',
    c: (day: string) => `${day}，余 3`,
    d: '每日 9:30-21:30',
  };
  const en = {
    a: 'It doesn’t work: 9:30',
    b: 'ID card number',
    c: (day: string) => `Until ${day}, 3 left`,
    d: 'Daily',
    e: (count: string) => (count === '1' ? '1 day' : `${count} days`),
    f: (position: number, of: number) => `${position} of ${of} steps`,
  };
  expect(checkWords({ en, zh: { ...zh, e: '天', f: '步' } }).faults).toEqual([]);
});

it('finds rows of the contract with a name used twice or exported by another', () => {
  const contract = {
    pay: { kind: 'method', name: 'pay' },
    again: { kind: 'method', name: 'pay' },
    shown: { kind: 'event', name: 'shown' },
    Shape: { type: 'object' },
  };
  expect(checkContract(contract)).toEqual({
    line: '2 bridge methods, 1 events',
    faults: ['two rows of the contract are the method pay', 'the contract exports the method pay as again'],
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
    { Shape: { type: 'object' }, first: row('GET', '/api/one'), two: row('POST', '/api/two/{id}') },
    { again: row('GET', '/api/one'), three: row('GET', '/api/three') },
  ];
  const tested = [row('GET', '/api/one'), row('POST', '/api/two/{id}'), row('GET', '/api/three')];
  const called = new Set(['first', 'two', 'three', 'again']);
  const routePath = (path: string) => path.replace('{', ':').replace('}', '');
  const handlers = [row('GET', '/api/one'), row('POST', '/api/two/:id')];
  const around = { handlers, routePath, tested, called };

  it('finds those that the backend does not answer, and rows that come twice', () => {
    expect(checkEndpoints(tables, around).faults).toEqual([
      'two rows are GET /api/one',
      'the embedded backend does not answer GET /api/three: its handler belongs into fixtures/src/<area>/<group>.ts',
    ]);
  });

  it('finds a row without a case in the endpoint suite', () => {
    expect(checkEndpoints(tables.slice(0, 1), { ...around, tested: tested.slice(1) }).faults).toEqual([
      'no case of the endpoint suite is about GET /api/one: it belongs into fixtures/src/<area>/<group>.cases.ts',
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

  it('counts the rows that are called, and names the others', () => {
    expect(checkEndpoints(tables.slice(0, 1), { ...around, called: new Set(['first']) })).toEqual({
      line: '2 endpoints, 1 called, 1 of them write',
      faults: ['nothing calls two'],
    });
  });

  it.each([
    [
      'a write to a server that takes no key, without a reason',
      { host: 'web' },
      'the write POST /api/two/{id} carries no key, and no reason says why',
    ],
    [
      'a read by POST that is said to change something',
      { asks: true, changes: true },
      'POST /api/two/{id} asks, and is said to change something or to be a GET',
    ],
    [
      'a read by POST that is to happen once',
      { asks: true, once: true },
      'POST /api/two/{id} asks, and is said to change something or to be a GET',
    ],
  ] as const)('finds %s', (_, columns, fault) => {
    const keyed = [{ first: row('GET', '/api/one'), two: { ...row('POST', '/api/two/{id}'), ...columns } }];
    expect(checkEndpoints(keyed, around).faults).toEqual([fault]);
  });

  it.each([
    ['session', 'account', 'POST', []],
    ['nobody', 'web', 'POST', []],
    ['session', 'api', 'POST', ['POST /api/two/{id} is of api, of which "session" is not true']],
    ['nobody', 'account', 'POST', ['POST /api/two/{id} is of account, of which "nobody" is not true']],
    ['because', 'web', 'POST', ['POST /api/two/{id} is of web, of which "because" is not true']],
    ['session', 'account', 'GET', ['GET /api/one changes nothing, so it needs no reason in `unconfirmed`']],
  ])(
    'of the reason "%s" on %s, a %s, for going before the person’s answer: %j',
    (unconfirmed, host, method, faults) => {
      const rows = [row('GET', '/api/one'), row('POST', '/api/two/{id}')];
      const [first, two] = rows.map((each) => (each.method === method ? { ...each, host, unconfirmed } : each));
      const matches = checkEndpoints([{ first, two }], around).faults;
      expect(matches.filter((fault) => !fault.includes('carries no key'))).toEqual(faults);
    },
  );

  it('finds two rows of one name', () => {
    const twice = [{ first: row('GET', '/api/one') }, { first: row('POST', '/api/two/{id}') }];
    expect(checkEndpoints(twice, around).faults).toEqual(['two rows are called first']);
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
