/** Plants a mistake of each kind that the checks of tables report. `sources.test.ts` does so for checks of sources. */
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { route } from '../../webview-app/src/routing/row.ts';
import { checkCodes } from './codes.ts';
import { checkContract } from './contract.ts';
import { checkDisplayedStates } from './displayed-states.ts';
import { checkEndpoints, type Endpoint } from './endpoints.ts';
import { checkHosts } from './hosts.ts';
import { checkIdentity } from './identity.ts';
import { expectFaults } from './planted.ts';
import { checkPersonalFields } from './request-fields.ts';
import { checkRoutesAndScreens } from './routes-and-screens.ts';
import { endpointDifferences, FLAGS, routeDifferences } from './specification.ts';
import { checkStoredAnswers } from './stored-answers.ts';
import { checkTitles, checkWords } from './words.ts';

const endpoint = (method: Endpoint['method'], path: string, overrides: object = {}): Endpoint => ({
  ...{ kind: 'endpoint', method, path },
  ...overrides,
});
const read = endpoint('GET', '/api/read');
const write = endpoint('POST', '/api/write/{id}');

test('endpoints when a mistake of each kind is planted: each is reported', () => {
  const rows = {
    ...{ read, again: read, write },
    accountWrite: endpoint('POST', '/api/a', { host: 'account', unconfirmed: 'session' }),
    keyless: endpoint('POST', '/api/b', { host: 'web' }),
    needless: endpoint('POST', '/api/sdb/v1/alarm/febot-notice'),
    changingRead: endpoint('POST', '/api/c', { asks: true, changes: true }),
    readOnce: endpoint('POST', '/api/d', { asks: true, once: true }),
    otherHost: endpoint('POST', '/api/e', { unconfirmed: 'session' }),
    unconfirmedRead: endpoint('GET', '/api/f', { unconfirmed: 'nobody' }),
    unanswered: endpoint('GET', '/api/g'),
    untested: endpoint('GET', '/api/h'),
    uncalled: endpoint('GET', '/api/i'),
  };
  const sameName = { write: endpoint('GET', '/api/j') };
  const all = [...Object.values(rows), ...Object.values(sameName)];
  const routePath = (path: string) => path.replace('{', ':');
  const { faults } = checkEndpoints([rows, sameName], {
    handlers: [...all, endpoint('GET', '/cashier'), endpoint('GET', '/apk/a.json')]
      .filter((row) => row !== rows.unanswered)
      .map((row) => ({ ...row, path: routePath(row.path) })),
    routePath,
    tested: all.filter((row) => row !== rows.untested),
    called: new Set(Object.keys(rows).filter((name) => name !== 'uncalled')),
  });
  expectFaults(faults, [
    'two rows are GET /api/read',
    'the write POST /api/b carries no key',
    'febot-notice has a needless reason for carrying no key',
    'POST /api/c has `asks`, but is a GET or has `once` or `changes`',
    'POST /api/d has `asks`, but is a GET or has `once` or `changes`',
    'the embedded backend does not answer GET /api/g: its handler belongs into fixtures/src/<area>/<group>.ts',
    'no case of the endpoint suite tests GET /api/h: it belongs into fixtures/src/<area>/<group>.cases.ts',
    'two handlers answer GET /api/read',
    'no row is answered by the handler GET /apk/a.json',
    'two rows are called write',
    'POST /api/e has the host api, to which "session" does not apply',
    'GET /api/f changes nothing, so it needs no reason in `unconfirmed`',
    'nothing calls uncalled',
  ]);
});

test('the texts when one lacks, is empty or unused: reported', () => {
  const en = { a: { b: 'x', c: () => 'y', d: 'z' } };
  const { faults } = checkWords({ en, zh: { a: { b: '', c: () => '' } } }, ['en.ts a.b']);
  expectFaults(faults, ['zh has an empty text for a.b', 'zh has no text for a.d', 'nothing uses en.ts a.b']);
});

test('the style of texts when a mistake of each kind is planted: each is reported', () => {
  const zh = {
    mixed: (day: string) => `约满, ${day}`,
    end: '已有好友 3.',
    space: '在 App 中打开',
    quotes: '距离「好礼」',
    familiar: '请你登录',
    misspelt: '帐号',
    heading: '温馨提示',
    figures: '2026-03-02',
  };
  const en = {
    apostrophe: "It doesn't work",
    acknowledged: 'I see',
    coins: 'Your health gold',
    consultation: 'A graphic consultation',
    card: () => 'Your identity card',
    internal: 'Pull-new campaign',
    figures: 'Until 2026-03-02',
    plural: (coins: number) => `${coins} coins`,
  };
  expectFaults(checkWords({ zh }).faults, [
    'zh has a half-width mark beside a Chinese character in mixed',
    'zh ends a Chinese text with a half-width mark in end',
    'zh writes a space beside «App» in space',
    'zh quotes with other marks than “ ” in quotes',
    'zh has 你 instead of 您 in familiar',
    'zh has a word that is misspelt or no customer’s in misspelt',
    'zh has a heading without a subject in heading',
    'zh has a day in figures in figures',
  ]);
  expectFaults(checkWords({ en }).faults, [
    'en has a straight apostrophe in apostrophe',
    'en acknowledges by other words than “Got it” in acknowledged',
    'en names coins by another word in coins',
    'en names the photo and text consultation by another word in consultation',
    'en names the ID card by another word in card',
    'en has a word that is no customer’s in internal',
    'en has a day in figures in figures',
    'en has a plural for one in plural',
  ]);
  expectFaults(checkTitles({ a: { en: 'Pull-new', zh: '页' } }).faults, ['a has a word that is']);
});

test('the style of texts when they are correct: no fault', () => {
  const zh = ['在App中打开，约 3 天', '前往 App Store 下载', (day: string) => `${day}，余 3`, '步', '天'];
  const en = [
    ...['It doesn’t work: 9:30', 'ID card number', (day: string) => `Until ${day}, 3 left`],
    (position: number, of: number) => `${position} of ${of} steps`,
    (count: string) => (count === '1' ? '1 day' : `${count} days`),
  ];
  expect(checkWords({ zh: { ...zh }, en: { ...en } }).faults).toEqual([]);
});

test('routes when a path repeats, or a screen or a route stands alone: reported', () => {
  const rows = { 'a.b': { path: '/x/:a' }, 'a.c': { path: '/x/:b' }, 'a.alone': { path: '/y' } };
  const files = ['a/b.tsx', 'a/c.tsx', 'a/other.tsx', 'a/other.test.tsx', 'a/parts/part.tsx'];
  expectFaults(checkRoutesAndScreens(rows, files).faults, [
    'two routes have the path /x/:',
    'webview-app/src/screens/a/other.tsx has no route a.other in webview-app/src/routes.ts',
    'the route a.alone has no webview-app/src/screens/a/alone.tsx',
  ]);
});

test('the specification when a column of a route differs: reported', () => {
  const sale = route('/sale', { title: { en: 'Sale', zh: '套餐' } });
  const specified = [{ path: '/health/sale', title: { en: 'Sale', zh: '套餐' }, meta: {} }];
  const faultsWith = (change: object) => routeDifferences({ 'mall.sale': { ...sale, ...change } }, specified);
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, true] as const));
  expect(faultsWith({})).toEqual([]);
  expectFaults(faultsWith({ ...flags, title: { en: 'X', zh: '甲' } }), [
    ...['/health/sale: the English title is "X"', 'the Chinese title is "甲"'],
    ...FLAGS.map((flag) => `/health/sale: ${flag} is true`),
  ]);
  expectFaults(faultsWith({ path: '/x' }), [
    'webview-app/src/routes.ts has no /health/sale, which docs/specification/routes.json has',
  ]);
  expectFaults(routeDifferences({ 'mall.sale': sale, 'mall.again': sale }, specified), ['two rows are /health/sale']);
});

test('the specification when a column of an endpoint differs: reported', () => {
  const row = { method: 'POST', path: '/a', host: 'api', timeoutMs: 10_000, body: 'form' };
  const faultsWith = (change: object) => endpointDifferences([{ ...row, ...change }], [{ method: 'POST', path: '/a' }]);
  expect(faultsWith({})).toEqual([]);
  expectFaults(faultsWith({ host: 'web', timeoutMs: 1, body: 'json', cacheBustBucketSeconds: 1 }), [
    ...['POST /a: host is "web"', 'POST /a: timeoutMs is 1', 'cacheBustBucketSeconds is 1', 'POST /a: body is "json"'],
  ]);
  expectFaults(faultsWith({ method: 'GET' }), ['has no POST /a']);
});

test('business codes when they repeat or only one side has them: reported', () => {
  const { faults } = checkCodes([{ ...read, errors: [2, 9] }], [1, 40000, 2, 2, 3], (code) => code === 1);
  const expected = ['two refusals have the code 2', 'no row names the code 3', 'GET /api/read names the code 9'];
  expectFaults(faults, expected);
});

test('shown states when a write lacks them or has a wrong reason: reported', () => {
  const row = { method: 'POST', path: '/cancel' } as const;
  const rows = [
    { ...row, seen: ['seenDate'] },
    { ...row, unseen: 'makes something new' },
  ];
  const wrongRows = [row, { ...row, seen: [] }, { ...row, unseen: ' ' }, { ...row, seen: ['a'], unseen: 'b' }];
  const { faults } = checkDisplayedStates([...rows, ...wrongRows, { ...row, asks: true, seen: ['a'] }]);
  expectFaults(faults, ['sends no state', 'sends no state', 'sends no state', 'has both', 'is a read']);
});

test('A01: a row when it sends an identity in its path, query and body: reported', () => {
  const list = Type.Array(Type.Object({ openId: Type.String() }));
  const sends = { query: Type.Object({ userId: Type.String() }), json: Type.Object({ list }) };
  const expected = ['a.ts: /a/{uid} sends uid', 'a.ts: /a/{uid} sends userId', 'a.ts: /a/{uid} sends openId'];
  expectFaults(checkIdentity([{ file: 'a.ts', path: '/a/{uid}', sends }]).faults, expected);
});

test('N10: a price, number or permission when a copy may answer: reported', () => {
  const row = (path: string, fields: object, overrides: object = {}) => ({
    ...{ ...read, path, data: Type.Object({ ...fields }) },
    ...overrides,
  });
  const { faults } = checkStoredAnswers([
    row('/requested', { priceFen: Type.Integer() }),
    row('/name', { name: Type.String() }, { offline: true }),
    row('/a', { priceFen: Type.Integer() }, { offline: true }),
    row('/b', { left: Type.Integer() }, { cacheMs: 9 }),
    row('/static-config/c.json', { list: Type.Array(Type.Object({ canReceive: Type.Boolean() })) }),
  ]);
  expectFaults(faults, [
    ...['/a may return a stale priceFen', '/b may return a stale left'],
    '/static-config/c.json may return a stale canReceive',
  ]);
});

const FILE = 'webview-app/src/api/gifts.ts';
const EMAIL = { email: Type.String({ personal: 'email' }) };
const DOCS = '| sent from forms: email, of a friend |';
const personalFaults = (fields: object, privacyPage = '', isSensitive = false, overrides: object = {}) => {
  const row = { file: FILE, name: 'sendGift', sends: { form: Type.Object({ ...fields }) }, data: {}, ...overrides };
  return checkPersonalFields([row], privacyPage, () => isSensitive).faults;
};

test('the personal request fields when a field has no mark or an empty reason: reported', () => {
  const fields = {
    email: Type.Optional(Type.String()),
    idNo: Type.Integer(),
    notes: Type.Array(Type.String()),
    phone: Type.String({ notPersonal: ' ' }),
    mail: Type.String({ notPersonal: 'of the service' }),
    orderNo: Type.String(),
    name: Type.Unsafe({ type: 'string', enum: ['a'] }),
    hasPhone: Type.Boolean(),
  };
  const unmarked = "of sendGift may be personal: `Personal('<kind>')` masks it everywhere";
  const names = ['email', 'idNo', 'notes', 'phone'];
  expectFaults(personalFaults(fields), [...names.map((name) => `${FILE}: ${name} ${unmarked}`)]);
});

test('the personal request fields when documents or masking list lack them: reported', () => {
  expect(personalFaults(EMAIL, DOCS, true)).toEqual([]);
  expectFaults(personalFaults(EMAIL, '', true), ['no line begins with "| sent from forms: email"']);
  expectFaults(personalFaults({}, DOCS, true), ['documents email, but no row sends it']);
  const query = { sends: { query: Type.Object(EMAIL) } };
  expectFaults(personalFaults({}, DOCS, true, query), ['must not be in an address']);
  expectFaults(personalFaults(EMAIL, DOCS), ['webview-app/src/rules/sensitive.ts: the list lacks email']);
  expectFaults(personalFaults({ pin: Type.String({ secret: true }) }), ['the list lacks pin']);
  const ambiguous = { data: Type.Array(Type.Object({ email: Type.String() })) };
  expect(personalFaults(EMAIL, DOCS, false, ambiguous)).toEqual([]);
});

test('contract and hosts when names repeat or a host is detected as another: reported', () => {
  const pay = { kind: 'method', name: 'pay' };
  expectFaults(checkContract({ pay, again: pay, Shape: {} }).faults, [
    ...['two rows of the contract are the method pay', 'the contract exports the method pay as again'],
  ]);
  const hosts = ['aA', 'bA', 'aC'].map(([name = '', title = '']) => ({ name, title }));
  expectFaults(checkHosts(hosts, () => 'a').faults, [
    ...['two hosts have the name a', 'two hosts have the title A', 'the imitated b is detected as a'],
  ]);
});
