/** Plants a mistake of each kind that the checks of tables report. `sources.test.ts` does so for checks of sources. */
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { route } from '../../webview-app/src/routing/row.ts';
import { checkCodes } from './codes.ts';
import { checkContract } from './contract.ts';
import { checkEndpoints, type Endpoint } from './endpoints.ts';
import { checkHosts } from './hosts.ts';
import { checkIdentity } from './identity.ts';
import { checkKeptAnswers } from './kept-answers.ts';
import { checkPersonalFields } from './request-fields.ts';
import { checkRoutesAndScreens } from './routes-and-screens.ts';
import { checkSeenStates } from './seen-states.ts';
import { endpointDifferences, FLAGS, routeDifferences } from './specification.ts';
import { kindFaults, kindsOf, outsideOf } from './specified-routes.ts';
import { checkTitles, checkWords } from './words.ts';

type Faults = readonly string[];
/** Holds a planted mistake, the reported faults, and expected parts of their texts. */
type Plant = readonly [mistake: string, faults: () => Faults, expected: Faults];

const prove = (check: string, plants: readonly Plant[]): void =>
  test.each(plants)(`${check} when %s`, (_, faults, expected) => {
    expect(faults()).toEqual(expected.map((text) => expect.stringContaining(text)));
  });

const endpoint = (method: Endpoint['method'], path: string, more: object = {}): Endpoint => ({
  ...{ kind: 'endpoint', method, path },
  ...more,
});
const read = endpoint('GET', '/api/one');
const write = endpoint('POST', '/api/two/{id}');
/** Checks tables whose rows are answered, tested and called, except as overridden by `around`. */
const endpointFaults = (tables: readonly Readonly<Record<string, Endpoint>>[], around: object = {}): Faults =>
  checkEndpoints(tables, {
    handlers: tables.flatMap((table) =>
      Object.values(table).map((row) => ({ ...row, path: row.path.replace('{', ':') })),
    ),
    routePath: (path) => path.replace('{', ':'),
    tested: [read, write],
    called: new Set(tables.flatMap((table) => Object.keys(table))),
    ...around,
  }).faults;

prove('endpoints', [
  ['all is there: nothing', () => endpointFaults([{ read, write }]), []],
  [
    'a row comes twice',
    () => endpointFaults([{ read, again: read }]),
    ['two rows are GET /api/one', 'two handlers answer GET /api/one'],
  ],
  ['two rows have a name', () => endpointFaults([{ read }, { read: write }]), ['two rows are called read']],
  [
    'a row has no handler',
    () => endpointFaults([{ read }], { handlers: [] }),
    ['the embedded backend does not answer GET /api/one: its handler belongs into fixtures/src/<area>/<group>.ts'],
  ],
  [
    'a row has no case',
    () => endpointFaults([{ read }], { tested: [] }),
    ['no case of the endpoint suite is about GET /api/one: it belongs into fixtures/src/<area>/<group>.cases.ts'],
  ],
  ['nothing calls a row', () => endpointFaults([{ read }], { called: new Set() }), ['nothing calls read']],
  [
    'a handler has no row, but for pages of the backend',
    () => endpointFaults([{ read }], { handlers: [read, endpoint('GET', '/cashier'), endpoint('GET', '/apk/a.json')] }),
    ['no row is answered by the handler GET /apk/a.json'],
  ],
  [
    'a write carries no key, and no reason says why',
    () => endpointFaults([{ write: { ...write, host: 'web' } }]),
    ['the write POST /api/two/{id} carries no key'],
  ],
  [
    'a write carries a key, and a reason says why not',
    () => endpointFaults([{ a: endpoint('POST', '/api/sdb/v1/alarm/febot-notice') }], { tested: [] }).slice(0, 1),
    ['has a reason to carry no key, and needs none'],
  ],
  [
    'a read by POST changes something',
    () => endpointFaults([{ write: { ...write, asks: true, changes: true } }]),
    ['POST /api/two/{id} asks, and is said to change something or to be a GET'],
  ],
  [
    'a read by POST is to happen once',
    () => endpointFaults([{ write: { ...write, asks: true, once: true } }]),
    ['POST /api/two/{id} asks, and is said to change something or to be a GET'],
  ],
  [
    'the reason to go before the answer of a person is true of the host: nothing',
    () => endpointFaults([{ write: { ...write, host: 'account', unconfirmed: 'session' } }]),
    [],
  ],
  [
    'such a reason is not true of the host',
    () => endpointFaults([{ write: { ...write, unconfirmed: 'session' } }]),
    ['POST /api/two/{id} is of api, of which "session" is not true'],
  ],
  [
    'a read has such a reason',
    () => endpointFaults([{ read: { ...read, unconfirmed: 'nobody' } }]),
    ['GET /api/one changes nothing, so it needs no reason in `unconfirmed`'],
  ],
]);

const EN = { a: { b: 'x', c: () => 'y' } };
const styled = (language: string, a: unknown) => () => checkWords({ [language]: { a } }).faults;
const sale = route('/sale', { title: { en: 'Sale', zh: '套餐' } });

prove('words', [
  ['a language lacks a text', () => checkWords({ en: EN, zh: { a: { b: 'x' } } }).faults, ['zh has no word for a.c']],
  [
    'a text is empty',
    () => checkWords({ en: EN, zh: { a: { b: '', c: () => '' } } }).faults,
    ['zh says nothing for a.b'],
  ],
  ['nothing shows a text', () => checkWords({ en: EN, zh: EN }, ['en.ts a.b']).faults, ['nothing shows en.ts a.b']],
  [
    'of zh mixes marks',
    styled('zh', (day: string) => `约满, ${day}`),
    ['a half-width mark beside a Chinese character'],
  ],
  ['of zh ends by another mark', styled('zh', '已有好友 3.'), ['ends a Chinese text with a half-width mark in a']],
  ['of zh has a space', styled('zh', '在 App 中打开'), ['zh writes a space beside «App» in a']],
  ['of zh quotes otherwise', styled('zh', '距离「好礼」'), ['zh quotes with other marks than “ ” in a']],
  ['of zh are too near', styled('zh', '请你登录'), ['zh says 你 in place of 您 in a']],
  ['of zh are misspelt', styled('zh', '帐号'), ['zh has a word that is misspelt or no customer’s in a']],
  ['of zh are an empty heading', styled('zh', '温馨提示'), ['a heading that does not say what it is about in a']],
  ['of zh have figures', styled('zh', '2026-03-02'), ['zh has a day in figures in a']],
  ['of en have an apostrophe', styled('en', "It doesn't work"), ['en has a straight apostrophe in a']],
  ['of en acknowledge otherwise', styled('en', 'I see'), ['en acknowledges by other words than “Got it” in a']],
  ['of en name coins', styled('en', 'Your health gold'), ['en names coins by another word in a']],
  ['of en name a consultation', styled('en', 'A graphic consultation'), ['en names the photo and text consultation']],
  ['of en name the card', styled('en', () => 'Your identity card'), ['en names the ID card by another word in a']],
  ['of en are private', styled('en', 'Pull-new campaign'), ['en has a word that is no customer’s in a']],
  ['of en have figures', styled('en', 'Until 2026-03-02'), ['en has a day in figures in a']],
  ['of en count', styled('en', (coins: number) => `${coins} coins`), ['en says one in the plural in a']],
  [
    'are native: nothing',
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
  ['of a title have a fault', () => checkTitles({ a: { en: 'Pull-new', zh: '页' } }).faults, ['a has a word that is']],
]);

prove('routes', [
  [
    'a path is taken twice',
    () => checkRoutesAndScreens({ 'a.b': { path: '/x/:a' }, 'a.c': { path: '/x/:b' } }, ['a/b.tsx', 'a/c.tsx']).faults,
    ['two routes have the path /x/:'],
  ],
  [
    'a screen has no route; tests and parts need none',
    () => checkRoutesAndScreens({}, ['area/other.tsx', 'area/other.test.tsx', 'area/parts/part.tsx']).faults,
    ['webview-app/src/screens/area/other.tsx has no route area.other in webview-app/src/routes.ts'],
  ],
  [
    'a route has no screen',
    () => checkRoutesAndScreens({ 'area.one': { path: '/x' } }, []).faults,
    ['the route area.one has no webview-app/src/screens/area/one.tsx'],
  ],
]);

const SALE = { path: '/health/sale', title: { en: 'Sale', zh: '套餐' }, area: 'mall', meta: {}, kind: 'list' };
const routesWith = (change: object) => () => routeDifferences({ 'mall.sale': { ...sale, ...change } }, [SALE]);
const ROW = { method: 'POST', path: '/a', host: 'api', timeoutMs: 10_000, body: 'form' };
const rowsWith = (change: object) => () =>
  endpointDifferences([{ ...ROW, ...change }], [{ method: 'POST', path: '/a' }]);

prove('the specification', [
  ['all is as specified: nothing', () => [...routesWith({})(), ...rowsWith({})()], []],
  ...FLAGS.map(
    (flag): Plant => [`${flag} is another`, routesWith({ [flag]: true }), [`/health/sale: ${flag} is true`]],
  ),
  ['the English title is another', routesWith({ title: { en: 'X', zh: '套餐' } }), ['the English title is "X"']],
  ['the Chinese title is another', routesWith({ title: { en: 'Sale', zh: '甲' } }), ['the Chinese title is "甲"']],
  [
    'the path is another',
    routesWith({ path: '/x' }),
    ['webview-app/src/routes.ts has no /health/sale, which docs/specification/routes.json has'],
  ],
  [
    'a row comes twice',
    () => routeDifferences({ 'mall.sale': sale, 'mall.again': sale }, [SALE]),
    ['two rows are /health/sale'],
  ],
  ['the host is another', rowsWith({ host: 'web' }), ['POST /a: host is "web"']],
  ['the timeout is another', rowsWith({ timeoutMs: 1 }), ['POST /a: timeoutMs is 1']],
  ['the body is another', rowsWith({ body: 'json' }), ['POST /a: body is "json"']],
  ['the cache is another', rowsWith({ cacheBustBucketSeconds: 1 }), ['POST /a: cacheBustBucketSeconds is 1']],
  ['the method is another', rowsWith({ method: 'GET' }), ['has no POST /a']],
  [
    'a route has no kind, or another',
    () => kindFaults([SALE, { ...SALE, kind: 'lists' }]),
    ['docs/specification/routes.json: the kind of /health/sale is none of home, list'],
  ],
]);

test('route when the specification has its kind and reason: both by id, else a sentence with the file', () => {
  const rows = [{ ...SALE, outside: 'a text message' }];
  expect([kindsOf({ 'mall.sale': sale }, rows), outsideOf({ 'mall.sale': sale }, rows)]).toEqual([
    { 'mall.sale': 'list' },
    { 'mall.sale': 'a text message' },
  ]);
  expect(() => kindsOf({ 'mall.sale': sale }, [])).toThrow(
    'specification/routes.json: the route mall.sale needs a row for /health/sale',
  );
});

const codes = (errors: readonly number[], ...refusals: number[]) =>
  checkCodes([{ ...read, errors }], refusals, (code) => code === 1).faults;
const state = { method: 'POST', path: '/cancel' } as const;
const answer =
  (path: string, data: object, more: object = {}) =>
  () =>
    checkKeptAnswers([{ ...read, path, data: Type.Object({ ...data }), ...more }]).faults;

prove('the rows', [
  ['a code is common or of no row: nothing', () => codes([], 1, 40000), []],
  ['two refusals have a code', () => codes([2], 2, 2), ['two refusals have the code 2']],
  ['no row names a code', () => codes([], 2), ['no row names the code 2']],
  ['the backend lacks a code', () => codes([9]), ['GET /api/one names the code 9']],
  ['a write names its state: nothing', () => checkSeenStates([{ ...state, seen: ['seenDate'] }]).faults, []],
  ['a write has a reason: nothing', () => checkSeenStates([{ ...state, unseen: 'makes something new' }]).faults, []],
  [
    'a write names no state',
    () => checkSeenStates([state, { ...state, seen: [] }]).faults,
    Array(2).fill('names no state'),
  ],
  ['a reason is empty', () => checkSeenStates([{ ...state, unseen: ' ' }]).faults, ['names no state']],
  ['a write has both', () => checkSeenStates([{ ...state, seen: ['a'], unseen: 'b' }]).faults, ['and says why']],
  ['a read names a state', () => checkSeenStates([{ ...state, asks: true, seen: ['a'] }]).faults, ['is a read']],
  [
    'A01: a row sends an identity, in its path, its query or deep in its body',
    () => {
      const list = Type.Array(Type.Object({ openId: Type.String() }));
      const sends = { query: Type.Object({ userId: Type.String() }), json: Type.Object({ list }) };
      return checkIdentity([{ file: 'a.ts', path: '/a/{uid}', sends }]).faults;
    },
    ['a.ts: /a/{uid} sends uid', 'a.ts: /a/{uid} sends userId', 'a.ts: /a/{uid} sends openId'],
  ],
  ['N10: money is asked for each time: nothing', answer('/a', { priceFen: Type.Integer() }), []],
  ['N10: a text is kept: nothing', answer('/a', { name: Type.String() }, { offline: true }), []],
  [
    'N10: money is kept offline',
    answer('/a', { priceFen: Type.Integer() }, { offline: true }),
    ['/a may answer priceFen'],
  ],
  ['N10: what is left is cached', answer('/a', { left: Type.Integer() }, { cacheMs: 9 }), ['/a may answer left']],
  [
    'N10: a static file has a permission',
    answer('/static-config/a.json', { list: Type.Array(Type.Object({ canReceive: Type.Boolean() })) }),
    ['/static-config/a.json may answer canReceive from before'],
  ],
]);

const FILE = 'webview-app/src/api/gifts.ts';
const EMAIL = { email: Type.String({ personal: 'email' }) };
const TOLD = '| sent from forms: email, of a friend |';
const personal =
  (sends: object, privacyPage = '', known = false, data: object = {}) =>
  () =>
    checkPersonalFields([{ file: FILE, name: 'sendGift', sends: { ...sends }, data }], privacyPage, () => known).faults;
const form = (fields: object) => ({ form: Type.Object({ ...fields }) });
const UNMARKED = "of sendGift may be of a person: `Personal('<kind>')` has it masked everywhere";

prove('the fields of a person', [
  ['an address has no mark', personal(form({ email: Type.Optional(Type.String()) })), [`${FILE}: email ${UNMARKED}`]],
  ['a number of a person has none', personal(form({ idNo: Type.Integer() })), [`${FILE}: idNo ${UNMARKED}`]],
  ['a free text in a list has none', personal(form({ notes: Type.Array(Type.String()) })), [`notes ${UNMARKED}`]],
  ['a reason is empty', personal(form({ email: Type.String({ notPersonal: ' ' }) })), [`email ${UNMARKED}`]],
  [
    'nobody types a field, or a reason says why it is of nobody: nothing',
    personal(
      form({
        email: Type.String({ notPersonal: 'of the service' }),
        orderNo: Type.String(),
        name: Type.Unsafe({ type: 'string', enum: ['a'] }),
        hasPhone: Type.Boolean(),
      }),
    ),
    [],
  ],
  ['all is told and masked: nothing', personal(form(EMAIL), TOLD, true), []],
  ['no line tells of a kind', personal(form(EMAIL), '', true), ['no line begins with "| sent from forms: email"']],
  ['a line tells of nothing', personal(form({}), TOLD, true), ['docs/privacy.md: no row sends email']],
  ['it is in an address', personal({ query: Type.Object(EMAIL) }, TOLD, true), ['must not be in an address']],
  [
    'masking does not know its name',
    personal(form(EMAIL), TOLD),
    ['webview-app/src/rules/sensitive.ts: the list lacks email'],
  ],
  ['masking does not know a secret', personal(form({ pin: Type.String({ secret: true }) })), ['the list lacks pin']],
  [
    'others have its name as well: nothing',
    personal(form(EMAIL), TOLD, false, Type.Array(Type.Object({ email: Type.String() }))),
    [],
  ],
]);

prove('contract and hosts', [
  [
    'two methods have a name, and one is exported by another',
    () =>
      checkContract({ pay: { kind: 'method', name: 'pay' }, again: { kind: 'method', name: 'pay' }, Shape: {} }).faults,
    ['two rows of the contract are the method pay', 'the contract exports the method pay as again'],
  ],
  [
    'two hosts have a name or a title, and one is taken for another',
    () =>
      checkHosts(
        [
          { name: 'a', title: 'A' },
          { name: 'b', title: 'A' },
          { name: 'a', title: 'C' },
        ],
        () => 'a',
      ).faults,
    ['two hosts have the name a', 'two hosts have the title A', 'the imitated b is taken for a'],
  ],
]);
