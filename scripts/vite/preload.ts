/**
 * Vite plugin for the split build: puts the start page's program (`webview-app/src/app/start-page.ts`) into the page's head, and at the
 * page's end the table of the files that each language, area and screen will want (`webview-app/src/app/preload.ts` reads it): what a
 * person sees comes first, as a connection's first round trip brings 14 kB.
 */
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { byFolder, FIRST_DATA } from '../../webview-app/src/app/first-data.ts';
import { needsLogin } from '../../webview-app/src/app/guards.ts';
import {
  filesOf,
  namesIn,
  numberIn,
  type Preload,
  stepsTo,
  type Wish,
} from '../../webview-app/src/app/preload-table.ts';
import type { Language } from '../../webview-app/src/messages/language.ts';
import { routes } from '../../webview-app/src/routes.ts';
import type { PlatformCode, Row } from '../../webview-app/src/routing/row.ts';
import { partsOf } from '../../webview-app/src/screens/screen.ts';
import { smallProgram } from './small-program.ts';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const BROWSER: PlatformCode = 2;
const PROGRAM = 'src/app/start-page.ts';
const BODY_END = '</body>';
/** The folder of all files but the page. */
const ASSETS = 'assets/';

/** Returns the source of a regular expression for a path such as `/a/:b/:c?`. */
export const patternOf = (path: string): string =>
  `^${path
    .replace(/[.*+^$()[\]{}|\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')}$`;

/** The folders of the words that each area's list of screens imports, by the list's file. */
export type WordFolders = ReadonlyMap<string, readonly string[]>;

/** Returns the table of a finished bundle, with the bundle's file names. Throws if words have no file. */
export function preloadOf(bundle: Bundle, root: string, base: string, folders: WordFolders): Preload {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const chunkOf = (source: string) => chunks.find(({ moduleIds }) => moduleIds.includes(join(root, 'src', source)));
  const atOnce = allFilesOf(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const wantedBy = (source: string) => {
    const chunk = chunkOf(source);
    return chunk ? [...allFilesOf([chunk], bundle)].filter((file) => !atOnce.has(file)) : [];
  };
  const wordsIn = (folder: string): Wish => {
    const fileOf = (language: string) => {
      const chunk = chunkOf(`${folder}/${language}.ts`);
      if (!chunk) throw new Error(`preload: ${folder}/${language}.ts has no file`);
      return indexOf(chunk.fileName);
    };
    return { en: fileOf('en'), zh: fileOf('zh') };
  };
  const texts = wordsIn('messages');
  const known: string[] = [];
  const areas: (readonly Wish[])[] = [];
  const areaOf = (name: string) => {
    if (known.includes(name)) return known.indexOf(name);
    const list = `screens/${name}/index.ts`;
    areas.push([...wantedBy(list).map(indexOf), ...(folders.get(list) ?? []).map(wordsIn)]);
    return known.push(name) - 1;
  };
  const rows: readonly (readonly [string, Row])[] = Object.entries(routes);
  const open = rows.filter(([, row]) => !needsLogin(row, BROWSER));
  const data: Record<number, string> = {};
  const screens: Preload['screens'][number][] = [];
  for (const [id, { path, prefetch }] of open) {
    const { area, name } = partsOf(id);
    const screen = wantedBy(`screens/${area}/${name}.tsx`);
    if (screen.length === 0) continue;
    const ofArea = wantedBy(`screens/${area}/index.ts`);
    const ahead = prefetch ? wantedBy(`app/prefetch/${area}.ts`) : [];
    const own = [...new Set([...screen, ...ahead])].filter((file) => !ofArea.includes(file));
    const file = FIRST_DATA[id];
    if (file) data[screens.length] = byFolder(file, path);
    screens.push([patternOf(path), areaOf(area), ...stepsTo(own.map(indexOf))]);
  }
  const dialogs = wantedBy('app/overlays.tsx').map(indexOf);
  const names = files.map((file) => file.slice(ASSETS.length));
  return { base: base + ASSETS, files: filesOf(names), texts, areas, screens, data, dialogs };
}

/** Returns the files of chunks, of all their imports, and of their styles. */
function allFilesOf(begin: readonly Chunk[], bundle: Bundle): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  begin.forEach(add);
  return files;
}

/**
 * Puts the script before the frame and its style, because a script behind a style waits for it, with the addresses of the texts, Chinese
 * first: those are wanted before the table is there, which comes last. Throws where the page names no program, or has no body.
 */
export function withPreload(html: string, table: Preload, program: string): string {
  const at = html.indexOf('<script type="module"');
  const end = html.lastIndexOf(BODY_END);
  if (at < 0 || end < at) throw new Error('preload: the page names no program, or has no body');
  const data = `<script type="application/json" id="preload">${JSON.stringify(table)}</script>\n  `;
  const names = namesIn(table);
  const textsIn = (language: Language) => table.base + names[numberIn(table.texts, language)];
  const texts = `<meta name="texts" content="${textsIn('zh')} ${textsIn('en')}" />`;
  return `${html.slice(0, at)}${texts}\n    <script>${program}</script>\n    ${html.slice(at, end)}${data}${html.slice(end)}`;
}

export function preload(): Plugin {
  let root = '';
  let base = '';
  const folders = new Map<string, readonly string[]>();
  return {
    name: 'preload',
    apply: 'build',
    configResolved(config) {
      ({ root, base } = config);
    },
    moduleParsed({ id, importedIds }) {
      if (!/\/src\/screens\/[^/]+\/index\.ts$/.test(id)) return;
      const inSource = (file: string) => file.slice(join(root, 'src/').length);
      const words = importedIds.filter((imported) => imported.endsWith('/words/index.ts'));
      folders.set(
        inSource(id),
        words.map((file) => dirname(inSource(file))),
      );
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return;
        return withPreload(html, preloadOf(bundle, root, base, folders), await smallProgram(root, PROGRAM));
      },
    },
  };
}
