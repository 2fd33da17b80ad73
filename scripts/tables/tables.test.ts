/** Plants a mistake of each kind that the checks of tables report. `sources.test.ts` does so for checks of sources. */
import { Type } from 'typebox';
import { route } from '../../webview-app/src/routing/row.ts';
import { checkCodes } from './codes.ts';
import { checkContract } from './contract.ts';
import { checkDisplayedStates } from './displayed-states.ts';
import { checkEndpoints, type Endpoint } from './endpoints.ts';
import { checkHosts } from './hosts.ts';
import { checkIdentity } from './identity.ts';
import { type Faults, type Plant, prove } from './prove.ts';
import { checkPersonalFields } from './request-fields.ts';
import { checkRoutesAndScreens } from './routes-and-screens.ts';
import { endpointDifferences, FLAGS, routeDifferences } from './specification.ts';
import { checkStoredAnswers } from './stored-answers.ts';
import { checkTitles, checkWords } from './words.ts';

const endpoint = (method: Endpoint['method'], path: string, overrides: object = {}): Endpoint => ({
  ...{ kind: 'endpoint', method, path },
  ...overrides,
});
const read = endpoint('GET', '/api/one');
const write = endpoint('POST', '/api/two/{id}');
/** Checks tables whose rows are answered, tested and called, except as overridden by `around`. */
const endpointFaults = (tables: readonly Readonly<Record<string, Endpoint>>[], overrides: object = {}): Faults =>
  checkEndpoints(tables, {
    handlers: tables.flatMap((table) =>
      Object.values(table).map((row) => ({ ...row, path: row.path.replace('{', ':') })),
    ),
    routePath: (path) => path.replace('{', ':'),
    tested: [read, write],
    called: new Set(tables.flatMap((table) => Object.keys(table))),
    ...overrides,
  }).faults;

prove('endpoints', [
  ['all rows are complete', () => endpointFaults([{ read, write }]), []],
  [
    'a row is repeated',
    () => endpointFaults([{ read, again: read }]),
    ['two rows are GET /api/one', 'two handlers answer GET /api/one'],
  ],
  ['two rows have the same name', () => endpointFaults([{ read }, { read: write }]), ['two rows are called read']],
  [
    'a row has no handler',
    () => endpointFaults([{ read }], { handlers: [] }),
    ['the embedded backend does not answer GET /api/one: its handler belongs into fixtures/src/<area>/<group>.ts'],
  ],
  [
    'a row has no case',
    () => endpointFaults([{ read }], { tested: [] }),
    ['no case of the endpoint suite tests GET /api/one: it belongs into fixtures/src/<area>/<group>.cases.ts'],
  ],
  ['nothing calls a row', () => endpointFaults([{ read }], { called: new Set() }), ['nothing calls read']],
  [
    'a handler of an app path has no row',
    () => endpointFaults([{ read }], { handlers: [read, endpoint('GET', '/cashier'), endpoint('GET', '/apk/a.json')] }),
    ['no row is answered by the handler GET /apk/a.json'],
  ],
  [
    'a write carries no key and has no reason',
    () => endpointFaults([{ write: { ...write, host: 'web' } }]),
    ['the write POST /api/two/{id} carries no key'],
  ],
  [
    'a write carries a key and has a reason for none',
    () => endpointFaults([{ a: endpoint('POST', '/api/sdb/v1/alarm/febot-notice') }], { tested: [] }).slice(0, 1),
    ['has a needless reason for carrying no key'],
  ],
  [
    'a read by POST has `changes`',
    () => endpointFaults([{ write: { ...write, asks: true, changes: true } }]),
    ['POST /api/two/{id} has `asks`, but is a GET or has `once` or `changes`'],
  ],
  [
    'a read by POST has `once`',
    () => endpointFaults([{ write: { ...write, asks: true, once: true } }]),
    ['POST /api/two/{id} has `asks`, but is a GET or has `once` or `changes`'],
  ],
  [
    'the reason in `unconfirmed` applies to the host',
    () => endpointFaults([{ write: { ...write, host: 'account', unconfirmed: 'session' } }]),
    [],
  ],
  [
    'the reason in `unconfirmed` does not apply to the host',
    () => endpointFaults([{ write: { ...write, unconfirmed: 'session' } }]),
    ['POST /api/two/{id} has the host api, to which "session" does not apply'],
  ],
  [
    'a read has a reason in `unconfirmed`',
    () => endpointFaults([{ read: { ...read, unconfirmed: 'nobody' } }]),
    ['GET /api/one changes nothing, so it needs no reason in `unconfirmed`'],
  ],
]);

const EN = { a: { b: 'x', c: () => 'y' } };
const style = (language: string, a: unknown) => () => checkWords({ [language]: { a } }).faults;
const sale = route('/sale', { title: { en: 'Sale', zh: '套餐' } });

prove('the texts', [
  ['a language lacks a text', () => checkWords({ en: EN, zh: { a: { b: 'x' } } }).faults, ['zh has no text for a.c']],
  [
    'a text is empty',
    () => checkWords({ en: EN, zh: { a: { b: '', c: () => '' } } }).faults,
    ['zh has an empty text for a.b'],
  ],
  ['nothing uses a text', () => checkWords({ en: EN, zh: EN }, ['en.ts a.b']).faults, ['nothing uses en.ts a.b']],
  [
    'Chinese mixes punctuation marks',
    style('zh', (day: string) => `约满, ${day}`),
    ['a half-width mark beside a Chinese character'],
  ],
  [
    'Chinese ends with a half-width mark',
    style('zh', '已有好友 3.'),
    ['ends a Chinese text with a half-width mark in a'],
  ],
  ['Chinese has a space beside App', style('zh', '在 App 中打开'), ['zh writes a space beside «App» in a']],
  ['Chinese has other quotation marks', style('zh', '距离「好礼」'), ['zh quotes with other marks than “ ” in a']],
  ['Chinese uses the familiar form of address', style('zh', '请你登录'), ['zh has 你 instead of 您 in a']],
  ['Chinese has a misspelt word', style('zh', '帐号'), ['zh has a word that is misspelt or no customer’s in a']],
  ['a Chinese heading has no subject', style('zh', '温馨提示'), ['a heading without a subject in a']],
  ['Chinese has a date in figures', style('zh', '2026-03-02'), ['zh has a day in figures in a']],
  ['English has a straight apostrophe', style('en', "It doesn't work"), ['en has a straight apostrophe in a']],
  ['English does not say “Got it”', style('en', 'I see'), ['en acknowledges by other words than “Got it” in a']],
  ['English has another name for coins', style('en', 'Your health gold'), ['en names coins by another word in a']],
  [
    'English has another name for a consultation',
    style('en', 'A graphic consultation'),
    ['en names the photo and text consultation'],
  ],
  [
    'English has another name for the ID card',
    style('en', () => 'Your identity card'),
    ['en names the ID card by another word in a'],
  ],
  ['English has an internal word', style('en', 'Pull-new campaign'), ['en has a word that is no customer’s in a']],
  ['English has a date in figures', style('en', 'Until 2026-03-02'), ['en has a day in figures in a']],
  ['English has a plural for one', style('en', (coins: number) => `${coins} coins`), ['en has a plural for one in a']],
  [
    'they are correct',
    () =>
      checkWords({
        zh: {
          a: '在App中打开，约 3 天',
          b: '前往 App Store 下载',
          c: (day: string) => `${day}，余 3`,
          d: '步',
          e: '天',
        },
        en: {
          a: 'It doesn’t work: 9:30',
          b: 'ID card number',
          c: (day: string) => `Until ${day}, 3 left`,
          d: (position: number, of: number) => `${position} of ${of} steps`,
          e: (count: string) => (count === '1' ? '1 day' : `${count} days`),
        },
      }).faults,
    [],
  ],
  ['a title has a fault', () => checkTitles({ a: { en: 'Pull-new', zh: '页' } }).faults, ['a has a word that is']],
]);

prove('routes', [
  [
    'two routes have the same path',
    () => checkRoutesAndScreens({ 'a.b': { path: '/x/:a' }, 'a.c': { path: '/x/:b' } }, ['a/b.tsx', 'a/c.tsx']).faults,
    ['two routes have the path /x/:'],
  ],
  [
    'a screen has no route',
    () => checkRoutesAndScreens({}, ['area/other.tsx', 'area/other.test.tsx', 'area/parts/part.tsx']).faults,
    ['webview-app/src/screens/area/other.tsx has no route area.other in webview-app/src/routes.ts'],
  ],
  [
    'a route has no screen',
    () => checkRoutesAndScreens({ 'area.one': { path: '/x' } }, []).faults,
    ['the route area.one has no webview-app/src/screens/area/one.tsx'],
  ],
]);

const SALE = { path: '/health/sale', title: { en: 'Sale', zh: '套餐' }, area: 'mall', meta: {} };
const routesWith = (change: object) => () => routeDifferences({ 'mall.sale': { ...sale, ...change } }, [SALE]);
const ROW = { method: 'POST', path: '/a', host: 'api', timeoutMs: 10_000, body: 'form' };
const rowsWith = (change: object) => () =>
  endpointDifferences([{ ...ROW, ...change }], [{ method: 'POST', path: '/a' }]);

prove('the specification', [
  ['all rows match it', () => [...routesWith({})(), ...rowsWith({})()], []],
  ...FLAGS.map((flag): Plant => [`${flag} differs`, routesWith({ [flag]: true }), [`/health/sale: ${flag} is true`]]),
  ['the English title differs', routesWith({ title: { en: 'X', zh: '套餐' } }), ['the English title is "X"']],
  ['the Chinese title differs', routesWith({ title: { en: 'Sale', zh: '甲' } }), ['the Chinese title is "甲"']],
  [
    'the path differs',
    routesWith({ path: '/x' }),
    ['webview-app/src/routes.ts has no /health/sale, which docs/specification/routes.json has'],
  ],
  [
    'a row is repeated',
    () => routeDifferences({ 'mall.sale': sale, 'mall.again': sale }, [SALE]),
    ['two rows are /health/sale'],
  ],
  ['the host differs', rowsWith({ host: 'web' }), ['POST /a: host is "web"']],
  ['the timeout differs', rowsWith({ timeoutMs: 1 }), ['POST /a: timeoutMs is 1']],
  ['the body differs', rowsWith({ body: 'json' }), ['POST /a: body is "json"']],
  ['the cache period differs', rowsWith({ cacheBustBucketSeconds: 1 }), ['POST /a: cacheBustBucketSeconds is 1']],
  ['the method differs', rowsWith({ method: 'GET' }), ['has no POST /a']],
]);

const codes = (errors: readonly number[], ...refusals: number[]) =>
  checkCodes([{ ...read, errors }], refusals, (code) => code === 1).faults;
const state = { method: 'POST', path: '/cancel' } as const;
const stale =
  (path: string, data: object, overrides: object = {}) =>
  () =>
    checkStoredAnswers([{ ...read, path, data: Type.Object({ ...data }), ...overrides }]).faults;

prove('the rows', [
  ['a code is common or general', () => codes([], 1, 40000), []],
  ['two refusals have the same code', () => codes([2], 2, 2), ['two refusals have the code 2']],
  ['no row names a code', () => codes([], 2), ['no row names the code 2']],
  ['the backend lacks a code', () => codes([9]), ['GET /api/one names the code 9']],
  ['a write sends a state', () => checkDisplayedStates([{ ...state, seen: ['seenDate'] }]).faults, []],
  ['a write has a reason', () => checkDisplayedStates([{ ...state, unseen: 'makes something new' }]).faults, []],
  [
    'a write sends no state',
    () => checkDisplayedStates([state, { ...state, seen: [] }]).faults,
    Array(2).fill('sends no state'),
  ],
  ['a reason is empty', () => checkDisplayedStates([{ ...state, unseen: ' ' }]).faults, ['sends no state']],
  [
    'a write has `seen` and `unseen`',
    () => checkDisplayedStates([{ ...state, seen: ['a'], unseen: 'b' }]).faults,
    ['has both'],
  ],
  ['a read sends a state', () => checkDisplayedStates([{ ...state, asks: true, seen: ['a'] }]).faults, ['is a read']],
  [
    'A01: a row sends an identity in its path, query and body',
    () => {
      const list = Type.Array(Type.Object({ openId: Type.String() }));
      const sends = { query: Type.Object({ userId: Type.String() }), json: Type.Object({ list }) };
      return checkIdentity([{ file: 'a.ts', path: '/a/{uid}', sends }]).faults;
    },
    ['a.ts: /a/{uid} sends uid', 'a.ts: /a/{uid} sends userId', 'a.ts: /a/{uid} sends openId'],
  ],
  ['N10: a price is requested each time', stale('/a', { priceFen: Type.Integer() }), []],
  ['N10: a name is stored offline', stale('/a', { name: Type.String() }, { offline: true }), []],
  [
    'N10: a price is stored offline',
    stale('/a', { priceFen: Type.Integer() }, { offline: true }),
    ['/a may return a stale priceFen'],
  ],
  [
    'N10: a remaining number is cached',
    stale('/a', { left: Type.Integer() }, { cacheMs: 9 }),
    ['/a may return a stale left'],
  ],
  [
    'N10: a static file has a permission',
    stale('/static-config/a.json', { list: Type.Array(Type.Object({ canReceive: Type.Boolean() })) }),
    ['/static-config/a.json may return a stale canReceive'],
  ],
]);

const FILE = 'webview-app/src/api/gifts.ts';
const EMAIL = { email: Type.String({ personal: 'email' }) };
const DOCS = '| sent from forms: email, of a friend |';
const check =
  (sends: object, privacyPage = '', isSensitive = false, data: object = {}) =>
  () =>
    checkPersonalFields([{ file: FILE, name: 'sendGift', sends: { ...sends }, data }], privacyPage, () => isSensitive)
      .faults;
const form = (fields: object) => ({ form: Type.Object({ ...fields }) });
const UNMARKED = "of sendGift may be personal: `Personal('<kind>')` masks it everywhere";

prove('the personal request fields', [
  [
    'an email address has no mark',
    check(form({ email: Type.Optional(Type.String()) })),
    [`${FILE}: email ${UNMARKED}`],
  ],
  ['a personal number has no mark', check(form({ idNo: Type.Integer() })), [`${FILE}: idNo ${UNMARKED}`]],
  ['a free text in a list has no mark', check(form({ notes: Type.Array(Type.String()) })), [`notes ${UNMARKED}`]],
  ['a reason is empty', check(form({ email: Type.String({ notPersonal: ' ' }) })), [`email ${UNMARKED}`]],
  [
    'a field is generated or has a reason',
    check(
      form({
        email: Type.String({ notPersonal: 'of the service' }),
        orderNo: Type.String(),
        name: Type.Unsafe({ type: 'string', enum: ['a'] }),
        hasPhone: Type.Boolean(),
      }),
    ),
    [],
  ],
  ['they are documented and masked', check(form(EMAIL), DOCS, true), []],
  ['no line documents a kind', check(form(EMAIL), '', true), ['no line begins with "| sent from forms: email"']],
  ['a line documents an unused kind', check(form({}), DOCS, true), ['documents email, but no row sends it']],
  ['one is in an address', check({ query: Type.Object(EMAIL) }, DOCS, true), ['must not be in an address']],
  [
    'the masking list lacks a name',
    check(form(EMAIL), DOCS),
    ['webview-app/src/rules/sensitive.ts: the list lacks email'],
  ],
  ['the masking list lacks a secret', check(form({ pin: Type.String({ secret: true }) })), ['the list lacks pin']],
  [
    'an unmarked field has the same name',
    check(form(EMAIL), DOCS, false, Type.Array(Type.Object({ email: Type.String() }))),
    [],
  ],
]);

prove('contract and hosts', [
  [
    'two methods have the same name',
    () =>
      checkContract({ pay: { kind: 'method', name: 'pay' }, again: { kind: 'method', name: 'pay' }, Shape: {} }).faults,
    ['two rows of the contract are the method pay', 'the contract exports the method pay as again'],
  ],
  [
    'two hosts share a name or title, and one is detected as another',
    () =>
      checkHosts(
        [
          { name: 'a', title: 'A' },
          { name: 'b', title: 'A' },
          { name: 'a', title: 'C' },
        ],
        () => 'a',
      ).faults,
    ['two hosts have the name a', 'two hosts have the title A', 'the imitated b is detected as a'],
  ],
]);
