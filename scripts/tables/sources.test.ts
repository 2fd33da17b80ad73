/** Plants a mistake of each kind that the checks of sources report. */
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { route } from '../../webview-app/src/routing/row.ts';
import { readSource } from '../source/source-file.ts';
import { readTree } from '../source/tree.ts';
import { checkAddressNames } from './address-names.ts';
import { checkFormFields } from './form-fields.ts';
import { type Plant, prove } from './prove.ts';
import { checkReach, pathsIn, withoutComments } from './reachable.ts';
import { checkBackendReads } from './request-fields.ts';
import { screenIdFaults } from './screen-ids.ts';
import { secureFaults } from './secure-screens.ts';
import { answerFields, checkAnswerFields } from './unread-fields.ts';
import { wordFindings } from './words-by-area.ts';

type Files = Readonly<Record<string, string | undefined>>;
const treeOf = (files: Files) => readTree(Object.keys(files), (path) => files[path] ?? '');
const APP = 'webview-app/src/';

const routes = { 'a.b': route('/a', { title: { en: 'A', zh: '甲' }, query: ['orderNo'] }) };
const address =
  (text: string, frame: readonly string[] = []) =>
  () =>
    checkAddressNames([{ path: `${APP}app/x.ts`, text }], routes, frame).faults;

prove('the address names of a module', [
  ...[
    "currentQuery().get('jwt')",
    "query.has('jwt')",
    "const NAME = 'jwt'; new URLSearchParams(useSearch()).get(NAME)",
    'useListView({ filters: { jwt: CHOICES } })',
  ].map((text): Plant => [`undeclared: ${text}`, address(text), ['x.ts: jwt is read']]),
  ['the app shell declares the name', address("query.has('jwt')", ['jwt']), []],
  ['a route declares the name', address("query.get('orderNo')"), []],
  ['nothing reads a name of the app shell', address('', ['gone']), ['frame-query.ts: nobody reads gone']],
]);

const form =
  (fields: string, from = '../../kit/use-form.ts') =>
  () =>
    checkFormFields([
      readSource(`${APP}a.tsx`, `import { useForm } from '${from}'; useForm({ fields: { ${fields} } });`),
    ]).faults;

prove('a field of a form', [
  ['it has no check', form("email: { initial: '' }"), [`${APP}a.tsx: the form's field email has no rule: \`check: `]],
  [
    'its rule is personal and a draft stores it',
    form("email: { drafted: true, initial: '', check: ruleCheck(t, 'notEmpty', 'email') }"),
    ["the form's field email is personal (email), but a draft stores it"],
  ],
  [
    'it is a code and a draft stores it',
    form("sent: { drafted: true, initial: '', check: codeCheck(t) }"),
    ["the form's field sent is personal (codeCheck), but a draft stores it"],
  ],
  ['it has a rule and no draft', form("email: { initial: '', check: ruleCheck(t, 'email') }"), []],
  ['it accepts any value', form("note: { drafted: true, initial: '', check: anyValue }"), []],
  ['it belongs to no form', form("email: { initial: '' }", './other.ts'), []],
]);

const screen = (file: string, text: string) => () => screenIdFaults(readSource(APP + file, text));
const BOOK = "screen('checkup.book', function Book() {})";

prove('the id of a screen', [
  ['it matches the file name', screen('screens/checkup/book.tsx', `export const Screen = ${BOOK};`), []],
  ['a component’s file has none', screen('screens/checkup/book/offer.tsx', 'export function Offer() {}'), []],
  [
    'it differs from the file name',
    screen('screens/checkup/reminder.tsx', `export const Screen = ${BOOK};`),
    ['does not pass its id checkup.reminder'],
  ],
  [
    'a component’s file creates a screen',
    screen('screens/checkup/parts/book.tsx', `const a = ${BOOK};`),
    ['is not a screen file'],
  ],
  [
    'a screen file creates none',
    screen('screens/checkup/book.tsx', 'export function Screen() {}'),
    ['creates 0 screens instead of one'],
  ],
  [
    'the component has no name',
    screen('screens/checkup/book.tsx', `export const Screen = screen('checkup.book', () => null);`),
    ['gives its component no name'],
  ],
  [
    'the screen is not exported directly',
    screen('screens/checkup/book.tsx', `const base = ${BOOK}; export const Screen = { ...base };`),
    ['does not export its screen as Screen'],
  ],
]);

/** Returns the faults of a screen that has a component. */
function secure(part: string, isSecure = false, path = 'app/kit/face.tsx') {
  const modules = treeOf({ 'app/screens/a/card.tsx': `import '../../${path.slice('app/'.length)}';`, [path]: part });
  return () =>
    secureFaults({ 'a.card': { secure: isSecure } }, { modules, screenPath: () => 'app/screens/a/card.tsx' });
}
const CARD = 'export const Face = ({ card }) => card.cardNo;';

prove('V03: a card number', [
  ...[CARD, 'export const Face = ({ idCard }) => idCard;', 'const a = ({ person }) => person?.insuredIdCard;'].map(
    (part): Plant => [`drawn: ${part}`, secure(part), ['a.card draws an identity or card number in app/kit/face']],
  ),
  ['the screen is secure', secure(CARD, true), []],
  ['a module only defines it', secure('export const idCardNo = 1; send({ cardNo: 1 });'), []],
  [
    'a module without markup reads it',
    secure('export const pick = ({ cardNo }) => cardNo;', false, 'app/kit/pick.ts'),
    [],
  ],
  ['a module of the app shell reads it', secure(CARD, false, 'app/app/row.tsx'), []],
]);

const LINKED = treeOf({
  'app/a.home.ts': `import { Row } from './row.ts'; Row(href('a.list'));`,
  'app/row.ts': `export const Row = () => href('a.help');`,
  'app/a.list.ts': `import('./a.deep.ts');`,
  'app/a.deep.ts': `href('a.never');`,
  'app/a.offered.ts': `go('a.after', 'a word of no route');`,
});
const reach =
  (...opened: readonly string[]) =>
  () => {
    const ids = ['a.home', 'a.list', 'a.help', 'a.deep', 'a.never', 'a.offered', 'a.after'];
    const rowOf = (id: string) =>
      route('/', { title: { en: 'A', zh: '甲' }, ...(opened.includes(id) && { opener: 'partner' }) });
    return checkReach(Object.fromEntries(ids.map((id) => [id, rowOf(id)])), {
      ...{ modules: LINKED, start: 'a.home', screenPath: (id: string) => `app/${id}.ts`, offered: ['a.offered'] },
    }).faults;
  };

prove('the links to a route', [
  ['no module names it', reach(), ['nothing leads to a.deep: link to it', 'nothing leads to a.never: link to it']],
  [
    'a linked route has an opener',
    reach('a.deep', 'a.never', 'a.list'),
    ['a.list is linked in the app, so its row in routes.ts needs no opener'],
  ],
]);

test('the addresses in a source when it has comments and templates: only those of the code, with “any” for a value', () => {
  const text = `/** Leads to /health/service. */
    const a = 'https://h.example/health/landing/'; // As /health/sos.
    /* Of '/health/never'
     * and '/health/none'. */ const b = \`/health/sos/\${productNo}/\${orderNo}?tab=1\`; '/health'; '/health/sos/a/{orderNo}'`;
  expect(pathsIn(withoutComments(text))).toEqual(['/landing', '/sos/any/any', '/sos/a/any']);
});

const properties = (...names: string[]) => Type.Object(Object.fromEntries(names.map((name) => [name, Type.String()])));
const answers =
  (source: string, reasons = {}) =>
  () =>
    checkAnswerFields([{ method: 'GET', path: '/a', data: properties('left') }], [readSource('a.tsx', source)], reasons)
      .faults;

prove('a response field', [
  ...[
    'answer.left;',
    'const { left: count } = answer;',
    'const show = ({ left }) => left;',
    "pick(answer, 'left');",
  ].map((source): Plant => [`read: ${source}`, answers(source), []]),
  ...['interface Answer { left: string }', 'const body = { left: 1 };', 'const left = 1; show(left);'].map(
    (source): Plant => [`not read: ${source}`, answers(source), ['nothing reads the field left of GET /a']],
  ),
  ['a reason explains why nothing reads it', answers('', { left: 'the list repeats it' }), []],
  [
    'it has a needless reason',
    answers('answer.left;', { left: 'old', gone: 'old' }),
    ['the field left needs no reason: it is read', 'the field gone needs no reason: no response has it'],
  ],
]);

test('the response fields when they are in lists, unions and other fields: all, with their rows', () => {
  const data = Type.Object({
    list: Type.Array(properties('name')),
    either: Type.Union([properties('one'), properties('two')]),
    properties: properties('inner'),
  });
  const row = { method: 'GET', data };
  const fields = answerFields([
    { ...row, path: '/a' },
    { ...row, path: '/b', data: properties('name') },
  ]);
  expect([...fields.keys()].sort()).toEqual(['either', 'inner', 'list', 'name', 'one', 'properties', 'two']);
  expect([...(fields.get('name') ?? [])]).toEqual(['GET /a', 'GET /b']);
});

const HANDLER = 'fixtures/src/campaign/gifts.ts';
const email = Type.String();
const unread =
  (handler: string, fields: object, overrides: object = {}) =>
  () => {
    const row = { file: 'api/gifts.ts', name: 'sendGift', sends: { form: Type.Object({ ...fields }) }, ...overrides };
    const tree = treeOf({
      [HANDLER]: `import { sendGift } from '#api/gifts'; import { keep } from './keep.ts'; ${handler}`,
      'fixtures/src/campaign/keep.ts': "export const keep = (request) => request.maybe('kept');",
      'fixtures/src/campaign/other.ts': "answer(app, other, (request) => request.text('email'));",
    });
    return checkBackendReads([row], tree).faults;
  };
const UNREAD = { unread: ['the sample writes no mail', 'email'] };

prove('a request field', [
  ['the handler reads it', unread("request.maybe('email')", { email }), []],
  ['a list of names has it', unread("['email', 'b'].map(request.maybe)", { email }), []],
  ['a module that the handler imports reads it', unread('', { kept: email }), []],
  [
    'it is in a list and read as a property',
    unread('list.map((gift) => gift.email)', { gifts: Type.Array(Type.Object({ email })) }),
    [],
  ],
  ['the row lists it in `seen`', unread('', { email }, { seen: ['email'] }), []],
  ['a reason explains why nothing reads it', unread('', { email }, UNREAD), []],
  [
    'only another handler reads it',
    unread('', { email }),
    [`${HANDLER}: nothing reads email of sendGift: let its handler`],
  ],
  ['it is only a property of another object', unread('user.email;', { email }), ['nothing reads email of sendGift']],
  ['it has a needless reason', unread("request.maybe('email')", { email }, UNREAD), ['needs no reason to be unread']],
]);

const VALID_FILES: Files = {
  'main.tsx': `import { App } from './app/app.tsx';`,
  'app/app.tsx': `import { Frame } from '../kit/screen-frame.tsx'; import { screenOf } from '#screens';`,
  'kit/screen-frame.tsx': `import { useText } from '../messages/index.ts';`,
  'kit/refund-screen.tsx': `import { Reasons } from './reasons.tsx';`,
  'kit/reasons.tsx': `import { useKitWords } from './words/index.ts';`,
  'screens/one/index.ts': `import { kitWords } from '../../kit/words/index.ts'; import { words } from './words/index.ts';`,
  'screens/one/refund.tsx': `import { RefundScreen } from '../../kit/refund-screen.tsx'; import { Part } from './parts/part.tsx';`,
  'screens/one/parts/part.tsx': `import { useWords } from '../words/index.ts';`,
  'screens/two/index.ts': `import { words } from './words/index.ts';`,
  'screens/two/start.tsx': `import { useWords } from './words/index.ts'; import { Frame } from '../../kit/screen-frame.tsx';`,
};
const texts = (change: Files) => () =>
  wordFindings(
    Object.entries({ ...VALID_FILES, ...change }).flatMap(([file, text]) =>
      text === undefined ? [] : [readSource(APP + file, text)],
    ),
  );
const OWN_WORDS = { 'screens/two/start.tsx': `import { useWords } from './start/words/index.ts';` };
const listOfTwo = (glob: string) => ({ 'screens/two/index.ts': `const words = import.meta.glob('${glob}');` });
const IMPORTING = { 'screens/two/refund.tsx': `import { RefundScreen } from '../../kit/refund-screen.tsx';` };
const UNLISTED = `${APP}kit/reasons.tsx uses ${APP}kit/words/index.ts, which ${APP}screens/two/index.ts does not list`;

prove('the texts of an area', [
  ['each list has the texts that its screens use', texts({}), []],
  ['the list has the texts of all screens’ folders', texts({ ...OWN_WORDS, ...listOfTwo('./*/words/index.ts') }), []],
  [
    'the list does not have the texts of a screen’s folder',
    texts({ ...OWN_WORDS, ...listOfTwo('./*.tsx') }),
    [`${APP}screens/two/start.tsx uses ${APP}screens/two/start/words/index.ts`],
  ],
  ['a screen imports a component whose texts are not listed', texts(IMPORTING), [UNLISTED]],
  [
    'a screen imports such a component dynamically',
    texts({ 'screens/two/late.tsx': `const late = () => import('../../kit/refund-screen.tsx');` }),
    [UNLISTED],
  ],
  [
    'the app shell imports such a component',
    texts({ 'app/app.tsx': `import { RefundScreen } from '../kit/refund-screen.tsx';` }),
    [`${APP}kit/reasons.tsx is loaded before ${APP}kit/words/index.ts`],
  ],
  [
    'no screen uses the listed texts',
    texts({ 'screens/one/refund.tsx': `import { Part } from './parts/part.tsx';` }),
    [`${APP}screens/one/index.ts lists ${APP}kit/words/index.ts, which no screen uses`],
  ],
  ['an area has no list', texts({ 'screens/two/index.ts': undefined }), [`${APP}screens/two/index.ts is missing`]],
]);
