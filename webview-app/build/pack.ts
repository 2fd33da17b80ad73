/**
 * Splits the single file's program into pieces (chunks): a Vite plugin. Code that is needed before any screen is in classic scripts after the
 * markup, which run at once; all other code is inert text until `webview-app/src/app/pieces.ts` runs it. One script with the whole program
 * would be parsed before anything is drawn. The first page's styles are in the head (`prerender.ts`), all other styles in one sheet between
 * the frame and the pieces. This plugin writes references to sheet and pieces, and `vite-plugin-singlefile` inlines them.
 */
import type { Plugin, Rolldown } from 'vite';
import { MANIFEST, pageIn } from './manifest.ts';
import { pieceNames } from './piece-names.ts';
import { smallProgram } from './small-program.ts';
import { COPY_LANGUAGES, copyPath } from './static-copies/copies.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'dynamicImports' | 'isEntry'>;

/** The name of the sheet with all styles that the first page does not need. */
const SHEET = 'pieces.css';

const PROGRAM = 'src/app/pieces.ts';
/** The maximum length of a script in characters: WebKit's parser is disproportionately slow for a longer one. */
const MAX_SCRIPT_LENGTH = 500_000;
const ENTRY_TAG = /\s*<script type="module"[^>]*\ssrc="[^"]*"[^>]*><\/script>/;
const BODY_END = '</body>';
const DYNAMIC = /Promise\.resolve\(\)\.then\(\(\)=>require\("\.\/([^"]+)\.js"\)\)/g;
const STATIC = /\brequire\("\.\/([^"]+)\.js"\)/g;
/**
 * The order of the pieces; those of one kind are sorted by name. The entry page comes first, in Chinese, which most people read. The area
 * that most people open next follows soon, so that it has arrived when they tap. Texts of one language stand together, because gzip finds
 * repetitions only within 32 kB. Pieces of no kind stand between the texts and the copies.
 */
const KINDS: readonly RegExp[] = [
  /^(?:frame|home|kit)-zh$/,
  /^(?:home|hosts?|host-sdhealth-app|host-fallbacks)$/,
  /^(?:frame|home|kit)-en$/,
  /^checkup(?:-zh)?$/,
  /^(?!copies-).*-zh$/,
  /^(?!copies-).*-en$/,
];
const COPIES = /^copies-/;

const nameOf = (fileName: string): string => fileName.replace(/\.js$/, '');

export const asData = (json: string): string => json.trim().replaceAll('<', '\\u003c');

/** Returns a chunk's CommonJS text as the definition of a piece. Throws for an import that it does not recognize. */
export function definition({ fileName, code, imports, dynamicImports }: Chunk): string {
  const matches = new Set<string>();
  const replaceImport = (kind: 'load' | 'require') => (_: string, name: string) => {
    matches.add(`${kind} ${name}.js`);
    return `${kind}("${name}")`;
  };
  const text = code.trim().replace(DYNAMIC, replaceImport('load')).replace(STATIC, replaceImport('require'));
  const requested = dynamicImports.filter((name) => name !== fileName).map((name) => `load ${name}`);
  // The text no longer contains a static import whose names are unused.
  const expectedImports = new Set([...requested, ...imports.map((name) => `require ${name}`)]);
  if (
    [...matches].some((value) => !expectedImports.has(value)) ||
    requested.some((value) => !matches.has(value)) ||
    /\brequire\((?!")|import\.meta/.test(text)
  )
    throw new Error(`pack: ${fileName} imports in a way that a piece cannot`);
  const needs = JSON.stringify([...new Set(imports)].map(nameOf));
  // Parentheses make the engine compile the function at once. It is called soon, and would otherwise be parsed twice.
  const program = `definePiece("${nameOf(fileName)}",${needs},(function(require,exports,load){"use strict";${text}\n}));`;
  if (program.length > MAX_SCRIPT_LENGTH)
    throw new Error(`pack: a script of ${program.length} characters is longer than ${MAX_SCRIPT_LENGTH}`);
  return program;
}

/** Sorts chunks in the order of `KINDS`, but each after its imports. Throws if two chunks import each other. */
export function sortChunks<C extends Chunk>(chunks: readonly C[]): C[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ordered = new Set<C>();
  const add = (chunk: C, importers: readonly C[]): void => {
    if (importers.includes(chunk)) throw new Error(`pack: ${chunk.fileName} needs itself`);
    if (ordered.has(chunk)) return;
    for (const name of [...chunk.imports].sort()) {
      const imported = byFile.get(name);
      if (imported) add(imported, [...importers, chunk]);
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
 * Adds references to the pieces after the program that runs them. The pieces up to the entry run at once, the others are inert. `data` is
 * JSON by the name of the piece that reads it, and stands before that piece. The style sheet comes before the inert pieces.
 */
export function packPage(
  html: string,
  program: string,
  chunks: readonly Chunk[],
  data: Readonly<Record<string, string>>,
): string {
  const index = html.lastIndexOf(BODY_END);
  const ordered = sortChunks(chunks);
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
  let names: ReadonlyMap<string, string> = new Map();
  const copies: Record<string, string> = {};
  return {
    name: 'pack',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      base: './',
      build: {
        // Sets the inliner's recommended options, but keeps the program in chunks.
        assetsDir: '',
        assetsInlineLimit: () => true,
        chunkSizeWarningLimit: MAX_SCRIPT_LENGTH / 1000,
        rolldownOptions: {
          preserveEntrySignatures: false,
          // Suppresses a warning about `import.meta` in Vite's loader of files, which has nothing to load here.
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
    // Replaces the file of copies by a module that reads them from the page, which has them as data.
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
        const ordered = sortChunks(chunks);
        const page = pageIn(bundle);
        page.source = packPage(
          String(page.source),
          await smallProgram(this.environment.config.root, PROGRAM),
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
