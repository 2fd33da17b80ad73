/**
 * Vite plugin for the single file: puts the program into the page in pieces. What is needed before any screen runs at once, as classic
 * scripts behind the page's markup; everything else is inert text until `webview-app/src/app/pieces.ts` runs it. One script with
 * the whole program would be parsed before anything is drawn. What the first page needs of the styles is in the head
 * (`prerender.ts`); all others are one sheet between the frame and the pieces. This plugin names sheet and pieces in the page, and
 * `vite-plugin-singlefile` puts them in.
 */
import type { Plugin, Rolldown } from 'vite';
import { MANIFEST, pageIn } from './manifest.ts';
import { pieceNames } from './piece-names.ts';
import { smallProgram } from './small-program.ts';
import { COPY_LANGUAGES, copyPath } from './static-copies/copies.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'dynamicImports' | 'isEntry'>;

/** Names the style sheet with all styles that the first page does not need. */
const SHEET = 'pieces.css';

const PROGRAM = 'src/app/pieces.ts';
/** WebKit's parser takes more than its share of time for a longer script. Characters. */
const LONGEST = 500_000;
const ENTRY_TAG = /\s*<script type="module"[^>]*\ssrc="[^"]*"[^>]*><\/script>/;
const BODY_END = '</body>';
const DYNAMIC = /Promise\.resolve\(\)\.then\(\(\)=>require\("\.\/([^"]+)\.js"\)\)/g;
const STATIC = /\brequire\("\.\/([^"]+)\.js"\)/g;
/**
 * The order of the pieces, each kind's by name. The entry page comes first, in Chinese, which most people read; behind it stands the area
 * that most of them open first from there: it has arrived when they tap. All words of one language stand together, for gzip finds what
 * it has seen in the last 32 kB alone. Pieces of no kind stand between the words and the copies.
 */
const KINDS: readonly RegExp[] = [
  /^(?:frame|entry|kit)-zh$/,
  /^(?:home|hosts?|host-sdhealth-app|host-fallbacks)$/,
  /^(?:frame|entry|kit)-en$/,
  /^checkup(?:-zh)?$/,
  /^(?!copies-).*-zh$/,
  /^(?!copies-).*-en$/,
];
const COPIES = /^copies-/;

const nameOf = (fileName: string): string => fileName.replace(/\.js$/, '');

/** Returns data that can stand in a script element. */
export const asData = (json: string): string => json.trim().replaceAll('<', '\\u003c');

/** Returns a chunk's CommonJS text as the definition of a piece. Throws if one of its imports cannot be told apart. */
export function definition({ fileName, code, imports, dynamicImports }: Chunk): string {
  const matches = new Set<string>();
  const note = (how: 'load' | 'require') => (_: string, name: string) => {
    matches.add(`${how} ${name}.js`);
    return `${how}("${name}")`;
  };
  const text = code.trim().replace(DYNAMIC, note('load')).replace(STATIC, note('require'));
  const requested = dynamicImports.filter((name) => name !== fileName).map((name) => `load ${name}`);
  // The text no longer contains a static import whose names are unused.
  const known = new Set([...requested, ...imports.map((name) => `require ${name}`)]);
  if (
    [...matches].some((value) => !known.has(value)) ||
    requested.some((value) => !matches.has(value)) ||
    /\brequire\((?!")|import\.meta/.test(text)
  )
    throw new Error(`pack: ${fileName} imports in a way that no piece can`);
  const needs = JSON.stringify([...new Set(imports)].map(nameOf));
  // Parentheses make the engine compile the function at once. It is called soon, and would otherwise be parsed twice.
  const program = `definePiece("${nameOf(fileName)}",${needs},(function(require,exports,load){"use strict";${text}\n}));`;
  if (program.length > LONGEST)
    throw new Error(`pack: a script of ${program.length} characters is longer than ${LONGEST}`);
  return program;
}

/** Returns the chunks with each behind those that it imports, and otherwise in the order of `KINDS`. Throws where two need each other. */
export function inOrder<C extends Chunk>(chunks: readonly C[]): C[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ordered = new Set<C>();
  const add = (chunk: C, above: readonly C[]): void => {
    if (above.includes(chunk)) throw new Error(`pack: ${chunk.fileName} needs itself`);
    if (ordered.has(chunk)) return;
    for (const name of [...chunk.imports].sort()) {
      const imported = byFile.get(name);
      if (imported) add(imported, [...above, chunk]);
    }
    ordered.add(chunk);
  };
  const rank = ({ fileName, isEntry }: Chunk) => {
    const name = nameOf(fileName);
    const index = KINDS.findIndex((kind) => kind.test(name));
    return isEntry ? -1 : index >= 0 ? index : KINDS.length + Number(COPIES.test(name));
  };
  const sorted = [...chunks].sort((a, b) => rank(a) - rank(b) || (a.fileName < b.fileName ? -1 : 1));
  for (const chunk of sorted) add(chunk, []);
  return [...ordered];
}

/**
 * Returns the page with its pieces named behind the program that runs them, and data (JSON, by the name of the piece that reads it) before their pieces. The frame's run at
 * once, the others are inert. The sheet of their styles is named before the first of them.
 */
export function packed(
  html: string,
  program: string,
  chunks: readonly Chunk[],
  data: Readonly<Record<string, string>>,
): string {
  const index = html.lastIndexOf(BODY_END);
  const ordered = inOrder(chunks);
  const entry = ordered.findIndex(({ isEntry }) => isEntry);
  if (index < 0 || entry < 0 || !ENTRY_TAG.test(html))
    throw new Error('pack: the page has no body, or names no program');
  const named = (fileName: string, attributes = '') => `<script${attributes} src="./${fileName}"></script>\n`;
  const piece = ({ fileName }: Chunk) => {
    const name = nameOf(fileName);
    const json = data[name];
    const previous =
      json === undefined ? '' : `<script type="application/json" id="${name}">${asData(json)}</script>\n`;
    return previous + named(fileName, ` type="text/plain" id="piece-${name}"`);
  };
  const texts = [
    `<script>${program}</script>\n`,
    ...ordered.slice(0, entry + 1).map(({ fileName }) => named(fileName)),
    `<link rel="stylesheet" href="./${SHEET}">\n`,
    ...ordered.slice(entry + 1).map(piece),
  ];
  return `${html.slice(0, index)}${texts.join('')}${html.slice(index)}`.replace(ENTRY_TAG, '');
}

const copiesId = (language: string) => `copies-${language}`;

export function pack(): Plugin {
  let root = '';
  let names: ReadonlyMap<string, string> = new Map();
  const copies: Record<string, string> = {};
  return {
    name: 'pack',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      base: './',
      build: {
        // As the inliner would set it, but for the program, which stays in chunks.
        assetsDir: '',
        assetsInlineLimit: () => true,
        chunkSizeWarningLimit: LONGEST / 1000,
        rolldownOptions: {
          preserveEntrySignatures: false,
          // Vite's loader of files, which has nothing to load here, is given the address of its module.
          checks: { emptyImportMeta: false },
          output: {
            format: 'cjs',
            minifyInternalExports: true,
            entryFileNames: 'frame.js',
            chunkFileNames: '[name].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'pieces', name: (id: string) => names.get(id) ?? null }],
            },
          },
        },
      },
    }),
    configResolved(config) {
      ({ root } = config);
    },
    // The copies are data of the page: a module that reads it takes the file's place.
    transform: {
      order: 'pre',
      handler(code, id) {
        const language = COPY_LANGUAGES.find((candidate) => id.replaceAll('\\', '/').endsWith(copyPath(candidate)));
        if (!language) return null;
        copies[copiesId(language)] = JSON.stringify(JSON.parse(code));
        const text = `JSON.parse(document.getElementById(${JSON.stringify(copiesId(language))}).textContent)`;
        return { code: `export default ${text};`, map: null, moduleType: 'js' };
      },
    },
    buildEnd() {
      names = pieceNames(
        [...this.getModuleIds()].flatMap((id) => {
          const module = this.getModuleInfo(id);
          if (!module) return [];
          const { importedIds: imports, dynamicallyImportedIds: dynamicImports, isEntry } = module;
          return [{ id: id.replaceAll('\\', '/'), size: module.code?.length ?? 0, imports, dynamicImports, isEntry }];
        }),
      );
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const ordered = inOrder(chunks);
        const page = pageIn(bundle);
        page.source = packed(
          String(page.source),
          await smallProgram(root, PROGRAM),
          chunks,
          Object.fromEntries(Object.entries(copies).sort()),
        );
        const sheets = new Set(ordered.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        let style = '';
        for (const name of sheets) {
          const sheet = bundle[name];
          if (sheet?.type === 'asset') style += sheet.source;
          delete bundle[name];
        }
        this.emitFile({ type: 'asset', fileName: SHEET, source: style });
        for (const chunk of chunks) {
          chunk.code = definition(chunk);
          if (chunk.isEntry) chunk.code += `startPiece("${nameOf(chunk.fileName)}");`;
        }
        delete bundle[MANIFEST];
      },
    },
  };
}
