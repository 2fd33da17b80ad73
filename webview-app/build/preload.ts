/**
 * Adds preloading to the split build: a Vite plugin. It puts the start page's program (`webview-app/src/app/start-page.ts`) into the head.
 * At the page's end it puts the notice of a failed start (`start-notice.ts`) and the table of the files of each language, area and screen, which `webview-app/src/app/prefetch/head.ts` reads.
 * Visible markup comes first, as a connection's first round trip brings 14 kB.
 */
import { dirname, join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { needsLogin } from '../src/app/guards.ts';
import { byFolder, type FileIndex, fileNumberIn, type Preload } from '../src/app/prefetch/head-table.ts';
import type { Language } from '../src/messages/language.ts';
import { programHash } from '../src/platform/release-name.ts';
import { routes } from '../src/routes.ts';
import type { PlatformCode, Row } from '../src/routing/row.ts';
import { partsOf } from '../src/screens/screen.ts';
import { filesOf, filesOfPage, inlineSheets, manifestIn, pageIn, programOf } from './manifest.ts';
import { dataScript, firstDataOf, patternOf } from './page-data.ts';
import { pageLinks, preloadLinks } from './policy/preload-links.ts';
import { linkFiles } from './policy/server-files.ts';
import { smallProgram } from './small-program.ts';

const BROWSER: PlatformCode = 2;
const PROGRAM = 'src/app/start-page.ts';
const NOTICE = 'src/app/start-notice.ts';
const BODY_END = '</body>';

/** The folders of texts that each area's list of screens imports, by the list's source file. */
export type WordFolders = ReadonlyMap<string, readonly string[]>;

/** Returns the preload table of a finished build. Throws if a screen or a text has no file. */
function preloadOf(
  manifest: Manifest,
  base: string,
  folders: WordFolders,
  firstData: Awaited<ReturnType<typeof firstDataOf>>,
): Preload {
  const loadedFiles = new Set([...filesOfPage(manifest), ...inlineSheets(manifest)]);
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const wantedBy = (source: string) =>
    filesOf(manifest, source)
      .filter((file) => !loadedFiles.has(file))
      .map(indexOf);
  const wordsIn = (folder: string): FileIndex => {
    const fileOf = (language: Language) => {
      const chunk = manifest[`${folder}/${language}.ts`];
      if (!chunk) throw new Error(`preload: ${folder}/${language}.ts has no file`);
      return indexOf(chunk.file);
    };
    return { en: fileOf('en'), zh: fileOf('zh') };
  };
  const texts = wordsIn('src/messages');
  const known: string[] = [];
  const areas: (readonly FileIndex[])[] = [];
  const areaOf = (name: string) => {
    if (known.includes(name)) return known.indexOf(name);
    const list = `src/screens/${name}/index.ts`;
    areas.push([...wantedBy(list), ...(folders.get(list) ?? []).map(wordsIn)]);
    return known.push(name) - 1;
  };
  const rows: readonly (readonly [string, Row])[] = Object.entries(routes);
  const publicRows = rows.filter(([, row]) => !needsLogin(row, BROWSER));
  const data: Record<number, string> = {};
  const screens = publicRows.map(([id, { path }], index): Preload['screens'][number] => {
    const { area, name } = partsOf(id);
    const list = areaOf(area);
    const screenFiles = wantedBy(`src/screens/${area}/${name}.tsx`);
    const file = firstData[id];
    if (file) data[index] = byFolder(file, path);
    return [patternOf(path), list, ...new Set(screenFiles.filter((value) => !areas[list]?.includes(value)))];
  });
  return { base, files, texts, areas, screens, data, dialogs: wantedBy('src/app/overlays.tsx') };
}

/**
 * Puts the script and the addresses of the texts, Chinese first, before the frame. Texts are needed before the table, which comes last.
 * Throws if the page names no program or has no body.
 */
export function withPreload(html: string, table: Preload, program: string, notice: string): string {
  const index = html.indexOf('<script type="module"');
  const end = html.lastIndexOf(BODY_END);
  if (index < 0 || end < index) throw new Error('preload: the page names no program, or has no body');
  const textsIn = (language: Language) => table.base + table.files[fileNumberIn(table.texts, language)];
  const texts = `<meta name="texts" content="${textsIn('zh')} ${textsIn('en')}" />`;
  const data = dataScript('preload', table);
  return `${html.slice(0, index)}${texts}\n    <script>${program}</script>\n    ${html.slice(index, end)}${data}\n  <script>${notice}</script>\n  ${html.slice(end)}`;
}

export function preload(version: string): Plugin {
  const folders = new Map<string, readonly string[]>();
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'post',
    moduleParsed({ id, importedIds }) {
      if (!/\/src\/screens\/[^/]+\/index\.ts$/.test(id)) return;
      const inRoot = (file: string) => file.slice(join(this.environment.config.root, '/').length);
      const words = importedIds.filter((imported) => imported.endsWith('/words/index.ts'));
      folders.set(
        inRoot(id),
        words.map((file) => dirname(inRoot(file))),
      );
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { root, base } = this.environment.config;
        const page = pageIn(bundle);
        const manifest = manifestIn(bundle);
        const table = preloadOf(manifest, base, folders, await firstDataOf());
        const hash = programHash(programOf(manifest)) ?? '';
        const define = { __BUILD__: '"web"', __RELEASE__: `"${version}+${hash}"` };
        page.source = withPreload(
          String(page.source),
          table,
          await smallProgram(root, PROGRAM),
          await smallProgram(root, NOTICE, define),
        );
        const files = linkFiles(base, preloadLinks(table, pageLinks(manifest, base).page));
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
