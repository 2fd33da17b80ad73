import { expect, it } from 'vitest';
import { asData, definition, packPage, sortChunks } from './pack.ts';
import { type Module, pieceNames } from './piece-names.ts';

type Names = readonly string[];
const files = (names: Names) => names.map((name) => `${name}.js`);
const chunk = (name: string, code: string, imports: Names = [], dynamicImports: Names = []) => ({
  ...{ fileName: `${name}.js`, code, isEntry: name === 'frame' },
  ...{ imports: files(imports), dynamicImports: files(dynamicImports) },
});
const FRAME_CODE = 'const e=require("./vendor.js");Promise.resolve().then(()=>require("./tob.js"))';
const FRAME = chunk('frame', FRAME_CODE, ['vendor'], ['tob']);
const CHUNKS = [
  chunk('tob', 'require("./shared.js")', ['shared']),
  chunk('home', 'exports.t=1'),
  chunk('shared', 'require("./home.js")', ['home']),
  FRAME,
  chunk('vendor', 'exports.t=1'),
];
const PAGE = '<html><head><script type="module" crossorigin src="./frame.js"></script></head><body>a</body></html>';

it('a chunk when it imports others: requests them by name, at once or when they are needed', () => {
  expect(definition(FRAME)).toBe(
    'definePiece("frame",["vendor"],(function(require,exports,load){"use strict";const e=require("vendor");load("tob")\n}));',
  );
});

it.each([
  ['an import that is not as it was', chunk('a', 'const e=require(name)')],
  ['an import that is not known', chunk('a', 'require("./b.js")')],
  ['an import that is not found', chunk('a', '', [], ['b'])],
  ['an address of a module', chunk('a', 'import.meta.url')],
])('a build when a chunk has %s: fails', (_, item) => expect(() => definition(item)).toThrow(/a\.js imports in a way/));

it('the chunks when they are ordered: begin with the app shell and home, each after its imports', () => {
  const names = (chunks: readonly ReturnType<typeof chunk>[]) => sortChunks(chunks).map(({ fileName }) => fileName);
  const order = ['vendor.js', 'frame.js', 'home.js', 'shared.js', 'tob.js'];
  expect(names(CHUNKS)).toEqual(order);
  expect(names([...CHUNKS].reverse())).toEqual(order);
  // Texts of one language stand together. The area of the first tap, with its imports, comes before others.
  const others = ['campaign', 'copies-en', 'tob-en', 'rights-en', 'tob-zh', 'home-en', 'home-zh'];
  const all = [...others.map((name) => chunk(name, '')), chunk('checkup', '', ['shared']), ...CHUNKS];
  const expected = ['vendor', 'frame', 'home-zh', 'home', 'home-en', 'shared', 'checkup'];
  expect(names(all)).toEqual(files([...expected, 'tob-zh', 'rights-en', 'tob-en', 'campaign', 'tob', 'copies-en']));
  expect(() => names([chunk('a', '', ['b']), chunk('b', '', ['a'])])).toThrow(/needs itself/);
});

it('the single file when it is packed: has the app shell as scripts after the markup, other chunks as inert text', () => {
  const html = packPage(PAGE, 'go()', CHUNKS, { tob: '{"a":"</script>"}' });
  const tags = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  const piece = (name: string) => ` type="text/plain" id="piece-${name}" src="./${name}.js"`;
  expect(tags).toEqual([
    ...['', ' src="./vendor.js"', ' src="./frame.js"'],
    ...[piece('home'), piece('shared'), ' type="application/json" id="tob"', piece('tob')],
  ]);
  expect(html).toContain('{"a":"\\u003c/script>"}');
  expect(html.indexOf('a<script>go()</script>')).toBeGreaterThan(0);
  // Styles that the first page does not need are behind the frame and before the inert pieces.
  const sheet = /frame\.js"><\/script>\s*<link rel="stylesheet" href="\.\/pieces\.css">\s*<script type="text\/plain"/;
  expect(html).toMatch(sheet);
  expect(packPage(PAGE, 'go()', [...CHUNKS].reverse(), { tob: '{"a":"</script>"}' })).toBe(html);
  expect(() => packPage('<p>', '', CHUNKS, {})).toThrow(/names no program/);
});

it('packed data when it contains the end of a script element: does not end its element', () => {
  expect(JSON.parse(asData('{"a":"<!--</script>"}'))).toEqual({ a: '<!--</script>' });
  expect(asData('"</script>"')).not.toContain('</script');
  expect(() => definition(chunk('a', `"${'a'.repeat(500_000)}"`))).toThrow(/longer than/);
});

const SRC = '/x/webview-app/src';
const module = (id: string, imports: Names = [], dynamicImports: Names = [], size = 100): Module => ({
  ...{ id, size, imports, dynamicImports },
  isEntry: id.endsWith('main.tsx'),
});
const AREAS = ['home', 'tob', 'tob-pec', 'rights'];
const screenOf = (area: string) => `${SRC}/screens/${area}/a.tsx`;
const LOADED = [`${SRC}/ui/card.tsx`, '/x/node_modules/react/index.js'];
const LAZY = [`${SRC}/messages/zh.ts`, `${SRC}/app/overlays.tsx`, `${SRC}/static-copies/en.json`].concat(
  '/x/node_modules/@a/b/c.js',
);
const TOB = [`${SRC}/screens/tob/part.tsx`, `${SRC}/screens/tob/b/words/en.ts`];
const ASK = `${SRC}/features/ask/words/en.ts`;
const MODULES = [
  module(`${SRC}/main.tsx`, LOADED, [...AREAS.map(screenOf), ...LAZY]),
  ...[...LOADED, ...LAZY, ...TOB, ASK, 'list', 'small'].map((id) => module(id)),
  module(screenOf('home'), ['list']),
  module(screenOf('tob'), ['list', 'form', 'exam', ...TOB.slice(0, 1)], TOB.slice(1)),
  module(screenOf('tob-pec'), ['form', 'exam', 'small']),
  module(screenOf('rights'), ['form', 'small'], [ASK]),
  module('form', ['list']),
  module('exam', ['form'], [], 20_000),
];

it('each module when chunks are named: belongs to one chunk, by the modules that need it', () => {
  const names = Object.fromEntries(pieceNames(MODULES));
  expect(names).toEqual({
    [`${SRC}/main.tsx`]: 'frame',
    [`${SRC}/ui/card.tsx`]: 'frame',
    '/x/node_modules/react/index.js': 'vendor',
    [`${SRC}/messages/zh.ts`]: 'frame-zh',
    [`${SRC}/app/overlays.tsx`]: 'home',
    [`${SRC}/static-copies/en.json`]: 'copies-en',
    '/x/node_modules/@a/b/c.js': 'a-b',
    [screenOf('home')]: 'home',
    [screenOf('tob')]: 'tob',
    [screenOf('tob-pec')]: 'tob-pec',
    [screenOf('rights')]: 'rights',
    [`${SRC}/screens/tob/part.tsx`]: 'tob',
    [`${SRC}/screens/tob/b/words/en.ts`]: 'tob-en',
    [`${SRC}/features/ask/words/en.ts`]: 'kit-en',
    list: 'home',
    form: 'shared',
    exam: 'tob-and-tob-pec',
    small: 'shared',
  });
  expect(Object.fromEntries(pieceNames([...MODULES].reverse()))).toEqual(names);
});
