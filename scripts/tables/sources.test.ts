/** Plants a mistake of each kind that the checks of sources name. */
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { route } from '../../webview-app/src/routing/row.ts';
import { readSource } from '../source/source-file.ts';
import { readTree } from '../source/tree.ts';
import { checkAddressNames } from './address-names.ts';
import { checkFormFields } from './form-fields.ts';
import { checkReach, pathsIn, withoutComments } from './reachable.ts';
import { checkBackendReads } from './request-fields.ts';
import { screenIdFaults } from './screen-ids.ts';
import { secureFaults } from './secure-screens.ts';
import { answerFields, checkAnswerFields } from './unread-fields.ts';
import { wordFindings } from './words-by-area.ts';

type Faults = readonly string[];
/** Holds a planted source, the reported faults, and expected parts of their texts. */
type Plant = readonly [source: string, faults: () => Faults, expected: Faults];

const prove = (check: string, plants: readonly Plant[]): void =>
  test.each(plants)(`${check} when %s`, (_, faults, expected) => {
    expect(faults()).toEqual(expected.map((text) => expect.stringContaining(text)));
  });

type Files = Readonly<Record<string, string | undefined>>;
const treeOf = (files: Files) => readTree(Object.keys(files), (path) => files[path] ?? '');
const APP = 'webview-app/src/';

const routes = { 'a.b': route('/a', { title: { en: 'A', zh: '甲' }, query: ['orderNo'] }) };
const address =
  (text: string, frame: readonly string[] = []) =>
  () =>
    checkAddressNames([{ path: `${APP}app/x.ts`, text }], routes, frame).faults;

prove('names of an address', [
  ...[
    "currentQuery().get('jwt')",
    "query.has('jwt')",
    "const NAME = 'jwt'; new URLSearchParams(useSearch()).get(NAME)",
    'useListView({ filters: { jwt: CHOICES } })',
  ].map((text): Plant => [`undeclared: ${text}`, address(text), ['x.ts: jwt is read']]),
  ['the frame has it: nothing', address("query.has('jwt')", ['jwt']), []],
  ['a row has it: nothing', address("query.get('orderNo')"), []],
  ['nobody reads a name of the frame', address('', ['gone']), ['frame-query.ts: nobody reads gone']],
]);

const form =
  (fields: string, from = '../../kit/use-form.ts') =>
  () =>
    checkFormFields([
      readSource(`${APP}a.tsx`, `import { useForm } from '${from}'; useForm({ fields: { ${fields} } });`),
    ]).faults;

prove('a field of a form', [
  ['it has no rule', form("email: { initial: '' }"), [`${APP}a.tsx: the form's field email has no rule: \`check: `]],
  [
    'its rule is of a person, and it is kept',
    form("email: { drafted: true, initial: '', check: ruleCheck(t, 'notEmpty', 'email') }"),
    ["the form's field email is of a person (email), and a draft keeps it"],
  ],
  [
    'it is a code, and it is kept',
    form("sent: { drafted: true, initial: '', check: codeCheck(t) }"),
    ["the form's field sent is of a person (codeCheck), and a draft keeps it"],
  ],
  ['it has a rule: nothing', form("email: { initial: '', check: ruleCheck(t, 'email') }"), []],
  ['it may hold anything: nothing', form("note: { drafted: true, initial: '', check: anyValue }"), []],
  ['it is of no form: nothing', form("email: { initial: '' }", './other.ts'), []],
]);

const screen = (file: string, text: string) => () => screenIdFaults(readSource(APP + file, text));
const BOOK = "screen('checkup.book', function Book() {})";

prove('the id of a screen', [
  ['the file has its name: nothing', screen('screens/checkup/book.tsx', `export const Screen = ${BOOK};`), []],
  ['a part makes none: nothing', screen('screens/checkup/book/offer.tsx', 'export function Offer() {}'), []],
  [
    'it is another',
    screen('screens/checkup/reminder.tsx', `export const Screen = ${BOOK};`),
    ['its own id checkup.reminder'],
  ],
  ['a part makes a screen', screen('screens/checkup/parts/book.tsx', `const a = ${BOOK};`), ['without a screen file']],
  ['there is none', screen('screens/checkup/book.tsx', 'export function Screen() {}'), ['makes 0 screens, not one']],
  [
    'the component has no name',
    screen('screens/checkup/book.tsx', `export const Screen = screen('checkup.book', () => null);`),
    ['gives its component no name'],
  ],
  [
    'it is exported otherwise',
    screen('screens/checkup/book.tsx', `const own = ${BOOK}; export const Screen = { ...own };`),
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

prove('V03: the number of a card', [
  ...[CARD, 'export const Face = ({ idCard }) => idCard;', 'const a = ({ person }) => person?.insuredIdCard;'].map(
    (part): Plant => [
      `drawn: ${part}`,
      secure(part),
      ['a.card draws a number of identity or of a card in app/kit/face'],
    ],
  ),
  ['the screen is secure: nothing', secure(CARD, true), []],
  ['only a name has it: nothing', secure('export const idCardNo = 1; send({ cardNo: 1 });'), []],
  [
    'a module draws nothing: nothing',
    secure('export const pick = ({ cardNo }) => cardNo;', false, 'app/kit/pick.ts'),
    [],
  ],
  ['a part of the frame has it: nothing', secure(CARD, false, 'app/app/row.tsx'), []],
]);

const LINKED = treeOf({
  'app/a.home.ts': `import { Row } from './row.ts'; Row(href('a.list'));`,
  'app/row.ts': `export const Row = () => href('a.help');`,
  'app/a.list.ts': `import('./a.deep.ts');`,
  'app/a.deep.ts': `href('a.never');`,
  'app/a.offered.ts': `go('a.after', 'a word of no route');`,
});
const reach = (outside: Readonly<Record<string, string>>) => () =>
  checkReach(
    ['a.home', 'a.list', 'a.help', 'a.deep', 'a.never', 'a.offered', 'a.after'],
    { modules: LINKED, start: 'a.home', screenPath: (id) => `app/${id}.ts`, offered: ['a.offered'] },
    outside,
  ).faults;

prove('ways to a route', [
  ['nothing names it', reach({}), ['nothing leads to a.deep: link to it', 'nothing leads to a.never: link to it']],
  [
    'it is opened from outside, and others are not or are gone',
    reach({ 'a.deep': 'shared', 'a.never': 'shared', 'a.list': 'shared', 'a.gone': 'shared' }),
    ['a.list is not opened from outside alone, as', 'a.gone is not opened from outside alone'],
  ],
]);

test('addresses of a text when it has comments and templates: those of the code, any word in the place of a value', () => {
  const text = `/** Leads to /health/service. */
    const a = 'https://h.example/health/landing/'; // As /health/sos.
    /* Of '/health/never'
     * and '/health/none'. */ const b = \`/health/sos/\${productNo}/\${orderNo}?tab=1\`; '/health'`;
  expect(pathsIn(withoutComments(text))).toEqual(['/landing', '/sos/any/any']);
});

const properties = (...names: string[]) => Type.Object(Object.fromEntries(names.map((name) => [name, Type.String()])));
const answers =
  (source: string, reasons = {}) =>
  () =>
    checkAnswerFields([{ method: 'GET', path: '/a', data: properties('left') }], [readSource('a.tsx', source)], reasons)
      .faults;

prove('a field of an answer', [
  ...[
    'answer.left;',
    'const { left: count } = answer;',
    'const show = ({ left }) => left;',
    "pick(answer, 'left');",
  ].map((source): Plant => [`read: ${source}`, answers(source), []]),
  ...['interface Answer { left: string }', 'const body = { left: 1 };', 'const left = 1; show(left);'].map(
    (source): Plant => [`not read: ${source}`, answers(source), ['nothing reads the field left of GET /a']],
  ),
  ['a reason says why not: nothing', answers('', { left: 'it is the list’s own' }), []],
  [
    'reasons are not needed',
    answers('answer.left;', { left: 'old', gone: 'old' }),
    ['the field left needs no reason: it is read', 'the field gone needs no reason: no answer has it'],
  ],
]);

test('fields of answers when they are in lists, choices and other fields: all, with the rows that have them', () => {
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
const backend =
  (handler: string, fields: object, more: object = {}) =>
  () => {
    const row = { file: 'api/gifts.ts', name: 'sendGift', sends: { form: Type.Object({ ...fields }) }, ...more };
    const tree = treeOf({
      [HANDLER]: `import { sendGift } from '#api/gifts'; import { keep } from './keep.ts'; ${handler}`,
      'fixtures/src/campaign/keep.ts': "export const keep = (request) => request.maybe('kept');",
      'fixtures/src/campaign/other.ts': "answer(app, other, (request) => request.text('email'));",
    });
    return checkBackendReads([row], tree).faults;
  };
const UNREAD = { unread: ['the sample writes no mail', 'email'] };

prove('a field that is sent', [
  ['a call reads it: nothing', backend("request.maybe('email')", { email }), []],
  ['a list of names has it: nothing', backend("['email', 'b'].map(request.maybe)", { email }), []],
  ['a module that is loaded with the handler reads it: nothing', backend('', { kept: email }), []],
  [
    'it is in a list, and is read as a property: nothing',
    backend('list.map((gift) => gift.email)', { gifts: Type.Array(Type.Object({ email })) }),
    [],
  ],
  ['the row compares it: nothing', backend('', { email }, { seen: ['email'] }), []],
  ['a reason says why nothing reads it: nothing', backend('', { email }, UNREAD), []],
  [
    'another handler alone reads it',
    backend('', { email }),
    [`${HANDLER}: nothing reads email of sendGift: its handler`],
  ],
  ['it is a property of something else', backend('user.email;', { email }), ['nothing reads email of sendGift']],
  ['a reason is not needed', backend("request.maybe('email')", { email }, UNREAD), ['needs no reason to be unread']],
]);

const GOOD: Files = {
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
const words = (change: Files) => () =>
  wordFindings(
    Object.entries({ ...GOOD, ...change }).flatMap(([file, text]) =>
      text === undefined ? [] : [readSource(APP + file, text)],
    ),
  );
const BRINGS = {
  'screens/two/list.tsx': `import { kitWords } from '../../kit/words/index.ts';
    import { RefundScreen } from '../../kit/refund-screen.tsx';
    export const words = { open: () => Promise.all([kitWords.open()]).then(() => undefined) };`,
};
const TAKES = { 'screens/two/refund.tsx': `import { RefundScreen } from '../../kit/refund-screen.tsx';` };
const UNLISTED = `${APP}kit/reasons.tsx says ${APP}kit/words/index.ts, which ${APP}screens/two/index.ts does not list`;

prove('words of an area', [
  ['each list has what its screens say: nothing', words({}), []],
  ['a screen brings its own: nothing', words(BRINGS), []],
  ['one screen brings them, and another needs them', words({ ...BRINGS, ...TAKES }), [UNLISTED]],
  ['a screen takes a part whose words are not listed', words(TAKES), [UNLISTED]],
  [
    'a screen takes such a part late',
    words({ 'screens/two/late.tsx': `const late = () => import('../../kit/refund-screen.tsx');` }),
    [UNLISTED],
  ],
  [
    'the frame takes such a part',
    words({ 'app/app.tsx': `import { RefundScreen } from '../kit/refund-screen.tsx';` }),
    [`${APP}kit/reasons.tsx is there before ${APP}kit/words/index.ts`],
  ],
  [
    'words are listed for nothing',
    words({ 'screens/one/refund.tsx': `import { Part } from './parts/part.tsx';` }),
    [`${APP}screens/one/index.ts lists ${APP}kit/words/index.ts, which no screen says`],
  ],
  ['an area has no list', words({ 'screens/two/index.ts': undefined }), [`${APP}screens/two/index.ts is missing`]],
]);
