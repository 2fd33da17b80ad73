import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { readTree } from '../source/tree.ts';
import { checkBackendReads, checkPersonalFields } from './request-fields.ts';

const FILE = 'webview-app/src/api/gifts.ts';
const email = Type.Optional(Type.String());
const row = (fields: object, more: object = {}) => ({
  ...{ file: FILE, name: 'sendGift', sends: { form: Type.Object({ ...fields }) } },
  ...more,
});
const faultsOf = (fields: object, reported = '', ...known: string[]) =>
  checkPersonalFields([row(fields)], reported, (name) => known.includes(name)).faults;

test.each([
  ['an e-mail address', { email }, 'email'],
  ['a number of a person', { idNo: Type.Integer() }, 'idNo'],
  ['a free text in a list', { notes: Type.Array(Type.String({ maxLength: 9 })) }, 'notes'],
  ['a name within another field', { to: Type.Object({ nickname: Type.String() }) }, 'nickname'],
  ['a text with an empty reason', { email: Type.String({ notPersonal: ' ' }) }, 'email'],
])('names %s without a mark, and what to do', (_, fields, name) => {
  expect(faultsOf(fields)).toEqual([
    `${FILE}: ${name} of sendGift may be of a person: \`Personal('<kind>')\` has it masked everywhere, \`NotPersonal('<why>')\` says why it need not be`,
  ]);
});

test.each([
  ['a text that is not personal, with the reason', { email: Type.String({ notPersonal: 'of the service' }) }],
  ['a number of an order, and a day', { orderNo: Type.String(), seenDate: Type.String() }],
  ['a word of a list', { name: Type.Unsafe<string>({ type: 'string', enum: ['a'] }) }],
  ['a yes or no', { hasPhone: Type.Boolean() }],
])('accepts %s', (_, fields) => {
  expect(faultsOf(fields)).toEqual([]);
});

test('names a kind that `docs/privacy.md` does not tell, and one that nothing sends', () => {
  const fields = { email: Type.String({ personal: 'email' }) };
  expect(faultsOf(fields, '| sent from forms: email, of a friend |', 'email')).toEqual([]);
  expect(faultsOf(fields, '| sent from forms: phone |', 'email')).toEqual([
    'docs/privacy.md: no line begins with "| sent from forms: email", which a row sends',
    'docs/privacy.md: no row sends phone, of which a line tells',
  ]);
});

test('names a field of a person in an address', () => {
  const query = Type.Object({ email: Type.String({ personal: 'email' }) });
  expect(checkPersonalFields([row({}, { sends: { query } })], '| sent from forms: email |', () => true).faults).toEqual(
    [`${FILE}: email of sendGift is of a person, and must not be in an address: it belongs into the body`],
  );
});

test('names a field that masking of texts does not know, but for a name that other fields have', () => {
  const fields = { email: Type.String({ personal: 'email' }) };
  const reported = '| sent from forms: email |';
  expect(faultsOf({ pin: Type.String({ secret: true }) })).toHaveLength(1);
  expect(faultsOf(fields, reported)).toEqual([
    'webview-app/src/rules/sensitive.ts: the list lacks email, which is of a person or a session wherever a row has it',
  ]);
  const shop = row({}, { data: Type.Object({ shops: Type.Array(Type.Object({ email: Type.String() })) }) });
  expect(checkPersonalFields([row(fields), shop], reported, () => false).faults).toEqual([]);
});

const HANDLER = 'fixtures/src/campaign/gifts.ts';
const readsOf = (handler: string, row_: ReturnType<typeof row>) => {
  const texts: Readonly<Record<string, string>> = {
    [HANDLER]: `import { sendGift } from '#api/gifts'; import { keep } from './keep.ts'; ${handler}`,
    'fixtures/src/campaign/keep.ts': "export const keep = (request) => request.maybe('kept');",
    'fixtures/src/campaign/other.ts': "answer(app, other, (request) => request.text('email'));",
  };
  return checkBackendReads(
    [row_],
    readTree(Object.keys(texts), (path) => texts[path] ?? ''),
  ).faults;
};

test.each<[string, string, object, object?]>([
  ['by a call', "request.maybe('email')", { email }],
  ['by a list of names', "['email', 'b'].map(request.maybe)", { email }],
  ['by a module that is loaded with the handler', '', { kept: email }],
  [
    'of an object in a list, by its property',
    'list.map((gift) => gift.email)',
    { gifts: Type.Array(Type.Object({ email })) },
  ],
  ['as what the page showed, by the row', '', { email }, { seen: ['email'] }],
  ['not at all, with the reason', '', { email }, { unread: ['the sample writes no mail', 'email'] }],
])('accepts a field that is read %s', (_, handler, fields, more = {}) => {
  expect(readsOf(handler, row(fields, more))).toEqual([]);
});

test.each([
  ['another handler alone reads', ''],
  ['is a property of something else', 'user.email;'],
])('names a field that %s, and what to do', (_, handler) => {
  expect(readsOf(handler, row({ email }))).toEqual([
    `${HANDLER}: nothing reads email of sendGift: its handler keeps or checks it, or the row's \`unread\` says why not`,
  ]);
});

test('names a reason that is not needed', () => {
  const more = { unread: ['the sample writes no mail', 'email'] };
  expect(readsOf("request.maybe('email')", row({ email }, more))).toEqual([
    `${FILE}: email of sendGift needs no reason to be unread`,
  ]);
});
