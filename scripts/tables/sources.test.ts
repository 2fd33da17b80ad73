/** Plants a mistake of each kind that the checks of sources report. */
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { route } from '../../webview-app/src/routing/row.ts';
import { readSource } from '../source/source-file.ts';
import { readTree } from '../source/tree.ts';
import { checkAddressNames } from './address-names.ts';
import { calledRows, loadedWith } from './called-rows.ts';
import { checkFormFields } from './form-fields.ts';
import { expectFaults } from './planted.ts';
import { checkReach, pathsIn, withoutComments } from './reachable.ts';
import { checkBackendReads } from './request-fields.ts';
import { screenIdFaults } from './screen-ids.ts';
import { secureFaults } from './secure-screens.ts';
import { answerFields, checkAnswerFields } from './unread-fields.ts';
import { wordFindings } from './words-by-area.ts';

type Files = Readonly<Record<string, string | undefined>>;
const treeOf = (files: Files) => readTree(Object.keys(files), (path) => files[path] ?? '');
const APP = 'webview-app/src/';

test('the address names of a module when neither app shell nor route declares them: reported', () => {
  const routes = { 'a.b': route('/a', { title: { en: 'A', zh: '甲' }, query: ['orderNo'] }) };
  const text = `currentQuery().get('a'); query.has('b'); query.has('frame'); query.get('orderNo');
    const NAME = 'c'; new URLSearchParams(useSearch()).get(NAME); useListView({ filters: { d: CHOICES } })`;
  const { faults } = checkAddressNames([{ path: `${APP}app/x.ts`, text }], routes, ['frame', 'gone']);
  const undeclared = ['a', 'b', 'c', 'd'].map((name) => `x.ts: ${name} is read`);
  expectFaults(faults, [...undeclared, 'frame-query.ts: nobody reads gone']);
});

test('a field of a form when it has no rule or a draft stores a personal one: reported', () => {
  const sourceOf = (file: string, from: string, fields: string) =>
    readSource(`${APP}${file}.tsx`, `import { useForm } from '${from}'; useForm({ fields: { ${fields} } });`);
  const fields = `bare: { initial: '' },
    name: { drafted: true, initial: '', check: ruleCheck(t, 'notEmpty', 'email') },
    code: { drafted: true, initial: '', check: codeCheck(t) },
    email: { initial: '', check: ruleCheck(t, 'email') }, note: { drafted: true, initial: '', check: anyValue }`;
  const sources = [sourceOf('a', '../../kit/use-form.ts', fields), sourceOf('b', './other.ts', "a: { initial: '' }")];
  expectFaults(checkFormFields(sources).faults, [
    `${APP}a.tsx: the form's field bare has no rule: \`check: `,
    "the form's field name is personal (email), but a draft stores it",
    "the form's field code is personal (codeCheck), but a draft stores it",
  ]);
});

const BOOK = "screen('checkup.book', function Book() {})";

test.each([
  ['it matches the file name', 'book', `export const Screen = ${BOOK};`],
  ['a component’s file has none', 'book/offer', 'export function Offer() {}'],
  ['it differs from the file name', 'reminder', `export const Screen = ${BOOK};`, 'not pass its id checkup.reminder'],
  ['a component’s file creates a screen', 'parts/book', `const a = ${BOOK};`, 'is not a screen file'],
  ['a screen file creates none', 'book', 'export function Screen() {}', 'creates 0 screens instead of one'],
  [
    'the component has no name',
    ...['book', `export const Screen = screen('checkup.book', () => null);`, 'gives its component no name'],
  ],
  [
    'the screen is not exported directly',
    ...['book', `const base = ${BOOK}; export const Screen = { ...base };`, 'does not export its screen as Screen'],
  ],
] as const)('the id of a screen when %s: reported if wrong', (_, file, text, fault?: string) =>
  expectFaults(screenIdFaults(readSource(`${APP}screens/checkup/${file}.tsx`, text)), fault ? [fault] : []),
);

test('V03: a card number when a screen that is not secure draws it: reported', () => {
  const card = 'export const Face = ({ card }) => card.cardNo;';
  const files: Files = {
    'app/kit/read.tsx': card,
    'app/kit/taken.tsx': 'export const Face = ({ idCard }) => idCard;',
    'app/kit/optional.tsx': 'const a = ({ person }) => person?.insuredIdCard;',
    'app/kit/defined.tsx': 'export const idCardNo = 1; send({ cardNo: 1 });',
    'app/kit/pick.ts': 'export const pick = ({ cardNo }) => cardNo;',
    'app/app/row.tsx': card,
  };
  const imports = Object.keys(files).map((path) => `import '../../${path.slice('app/'.length)}';`);
  const modules = treeOf({ ...files, 'app/screens/a/card.tsx': imports.join('') });
  const screens = { modules, screenPath: () => 'app/screens/a/card.tsx' };
  const drawn = ['read', 'taken', 'optional'].map(
    (name) => `a.card draws an identity or card number in app/kit/${name}`,
  );
  expectFaults(secureFaults({ 'a.card': { secure: false } }, screens), drawn);
  expectFaults(secureFaults({ 'a.card': { secure: true } }, screens), []);
});

test('the links to a route when none leads to it, or one and an opener: reported', () => {
  const modules = treeOf({
    'app/a.home.ts': `import { Row } from './row.ts'; Row(href('a.list'));`,
    'app/row.ts': `export const Row = () => href('a.help');`,
    'app/a.list.ts': `import('./a.deep.ts');`,
    'app/a.deep.ts': `href('a.never');`,
    'app/a.offered.ts': `go('a.after', 'a word of no route');`,
  });
  const ids = ['a.home', 'a.list', 'a.help', 'a.deep', 'a.never', 'a.offered', 'a.after', 'a.outside'];
  const rowOf = (id: string) =>
    route('/', { title: { en: 'A', zh: '甲' }, ...(/list|outside/.test(id) && { opener: 'partner' }) });
  const { faults } = checkReach(Object.fromEntries(ids.map((id) => [id, rowOf(id)])), {
    ...{ modules, start: 'a.home', screenPath: (id: string) => `app/${id}.ts`, offered: ['a.offered'] },
  });
  expectFaults(faults, [
    'a.list is linked in the app, so its row in routes.ts needs no opener',
    ...['nothing leads to a.deep: link to it', 'nothing leads to a.never: link to it'],
  ]);
});

test('the called rows when the program reaches them at once or later, by any name: counted', () => {
  const tree = treeOf({
    'app/package.json': '{"name": "app", "imports": {"#screens": {"lazy": "./lazy.ts", "default": "./eager.ts"}}}',
    'app/api/mall.ts': `export const one = 1, two = 2, three = 3, four = 4, five = 5, lost = 6, typed = 7, keyed = 8;`,
    'app/api/other.ts': `import { keyed } from './mall.ts'; sameAt(keyed);`,
    'app/main.ts': `import './frame.ts'; import { four as row } from './api/mall.ts'; request(row); import './api/other.ts'`,
    'app/frame.ts': `import { all } from '#screens'; import('./dialog.ts'); export { five } from './again.ts';`,
    'app/again.ts': `import { five as row } from './api/mall.ts'; export const five = () => request(row);`,
    'app/lazy.ts': `import.meta.glob(['./screens/*.ts'])`,
    'app/eager.ts': `import { keyed, typed } from './api/mall.ts'; type A = typeof typed; a.keyed = { keyed: 1 };`,
    'app/screens/sale.ts': `import { one } from '../api/mall.ts'; request(one, {}); import type { A } from '../types.ts'`,
    'app/dialog.ts': `import { two } from './api/mall.ts'; const rows = { two };`,
    'app/lost.ts': `import { lost } from './api/mall.ts'; request(lost);`,
    'app/types.ts': `import { lost } from './api/mall.ts'; request(lost);`,
  });
  expect([...calledRows(tree, loadedWith(tree, 'app/main.ts'))].sort()).toEqual(['five', 'four', 'one', 'two']);
});

test('the addresses in a source when it has comments and templates: only those of the code, with “any” for a value', () => {
  const text = `/** Leads to /health/service. */
    const a = 'https://h.example/health/landing/'; // As /health/sos.
    /* Of '/health/never'
     * and '/health/none'. */ const b = \`/health/sos/\${productNo}/\${orderNo}?tab=1\`; '/health'; '/health/sos/a/{orderNo}'`;
  expect(pathsIn(withoutComments(text))).toEqual(['/landing', '/sos/any/any', '/sos/a/any']);
});

const properties = (...names: string[]) => Type.Object(Object.fromEntries(names.map((name) => [name, Type.String()])));

test('a response field when nothing reads it, or a reason is needless: reported', () => {
  const names = ['accessed', 'taken', 'passed', 'picked', 'declared', 'written', 'other', 'excused'];
  const source = `answer.accessed; const { taken: count } = answer; const show = ({ passed }) => passed;
    pick(answer, 'picked'); interface Answer { declared: string } const body = { written: 1 }; const other = 1; show(other);`;
  const row = { method: 'GET', path: '/a', data: properties(...names) };
  const reasons = { excused: 'the list repeats it', taken: 'old', gone: 'old' };
  expectFaults(checkAnswerFields([row], [readSource('a.tsx', source)], reasons).faults, [
    ...['declared', 'written', 'other'].map((name) => `nothing reads the field ${name} of GET /a`),
    ...['the field taken needs no reason: it is read', 'the field gone needs no reason: no response has it'],
  ]);
});

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

test('a request field when no handler reads it, or a reason is needless: reported', () => {
  const handler = 'fixtures/src/campaign/gifts.ts';
  const text = Type.String();
  const form = Type.Object({
    ...{ asked: text, listed: text, kept: text, gifts: Type.Array(Type.Object({ inner: text })), seen: text },
    ...{ excused: text, elsewhere: text, property: text },
  });
  const unread = ['the sample writes no mail', 'excused', 'asked'];
  const row = { file: 'api/gifts.ts', name: 'sendGift', sends: { form }, seen: ['seen'], unread };
  const tree = treeOf({
    [handler]: `import { sendGift } from '#api/gifts'; import { keep } from './keep.ts'; request.maybe('asked');
      ['listed', 'b'].map(request.maybe); list.map((gift) => gift.inner); user.property;`,
    'fixtures/src/campaign/keep.ts': "export const keep = (request) => request.maybe('kept');",
    'fixtures/src/campaign/other.ts': "answer(app, other, (request) => request.text('elsewhere'));",
  });
  expectFaults(checkBackendReads([row], tree).faults, [
    `${handler}: nothing reads elsewhere of sendGift: let its handler`,
    ...['nothing reads property of sendGift', 'asked of sendGift needs no reason to be unread'],
  ]);
});

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
const OWN_WORDS = { 'screens/two/start.tsx': `import { useWords } from './start/words/index.ts';` };
const listOfTwo = (glob: string) => ({ 'screens/two/index.ts': `const words = import.meta.glob('${glob}');` });
const UNLISTED = `${APP}kit/reasons.tsx uses ${APP}kit/words/index.ts, which ${APP}screens/two/index.ts does not list`;

test.each<[name: string, change: Files, fault?: string]>([
  ['each list has the texts that its screens use', {}],
  ['the list has the texts of all screens’ folders', { ...OWN_WORDS, ...listOfTwo('./*/words/index.ts') }],
  [
    'the list does not have the texts of a screen’s folder',
    { ...OWN_WORDS, ...listOfTwo('./*.tsx') },
    `${APP}screens/two/start.tsx uses ${APP}screens/two/start/words/index.ts`,
  ],
  [
    'a screen imports a component whose texts are not listed',
    { 'screens/two/refund.tsx': `import { RefundScreen } from '../../kit/refund-screen.tsx';` },
    UNLISTED,
  ],
  [
    'a screen imports such a component dynamically',
    { 'screens/two/late.tsx': `const late = () => import('../../kit/refund-screen.tsx');` },
    UNLISTED,
  ],
  [
    'the app shell imports such a component',
    { 'app/app.tsx': `import { RefundScreen } from '../kit/refund-screen.tsx';` },
    `${APP}kit/reasons.tsx is loaded before ${APP}kit/words/index.ts`,
  ],
  [
    'no screen uses the listed texts',
    { 'screens/one/refund.tsx': `import { Part } from './parts/part.tsx';` },
    `${APP}screens/one/index.ts lists ${APP}kit/words/index.ts, which no screen uses`,
  ],
  ['an area has no list', { 'screens/two/index.ts': undefined }, `${APP}screens/two/index.ts is missing`],
])('the texts of an area when %s: reported if wrong', (_, change, fault) => {
  const files = Object.entries({ ...VALID_FILES, ...change });
  const sources = files.flatMap(([file, text]) => (text === undefined ? [] : [readSource(APP + file, text)]));
  expectFaults(wordFindings(sources), fault ? [fault] : []);
});
