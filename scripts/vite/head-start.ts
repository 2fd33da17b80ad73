/**
 * Vite plugin for the split build: puts the page's head start (`webview-app/src/app/head-start.ts`) into its head, with the
 * table of what each language and each screen will want.
 */
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { needsLogin } from '../../webview-app/src/app/guards.ts';
import type { HeadStart } from '../../webview-app/src/app/head-start.ts';
import { routes } from '../../webview-app/src/routes.ts';
import type { PlatformCode, Row } from '../../webview-app/src/routing/row.ts';
import { hasOwnWords } from '../../webview-app/src/screens/screen.ts';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const BROWSER: PlatformCode = 2;
const PROGRAM = 'src/app/head-start.ts';

/** `/a/:b/:c?` as the source of an expression. */
export const patternOf = (path: string): string =>
  `^${path
    .replace(/[.*+^$()[\]{}|\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')}$`;

/** The table of a finished bundle; files are named as the bundle names them. Throws where a language has no file. */
export function headStartOf(bundle: Bundle, root: string, base: string): HeadStart {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const chunkOf = (source: string) => chunks.find(({ moduleIds }) => moduleIds.includes(join(root, 'src', source)));
  const atOnce = filesOf(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  const wantedBy = (...sources: readonly string[]) => {
    const found = sources.map(chunkOf).filter((chunk) => chunk !== undefined);
    return [...filesOf(found, bundle)].filter((file) => !atOnce.has(file));
  };
  const fileOf = (source: string) => {
    const [file] = wantedBy(source);
    if (!file) throw new Error(`head-start: ${source} has no file`);
    return file;
  };
  const textsOf = (language: string) =>
    [fileOf(`messages/${language}.ts`), fileOf(`messages/screens-${language}.ts`)] as const;
  const rows: readonly (readonly [string, Row])[] = Object.entries(routes);
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const open = rows.filter(([, row]) => !needsLogin(row, BROWSER));
  const screens = open.flatMap(([id, { path, prefetch }]): HeadStart['screens'][number][] => {
    const screen = wantedBy(`screens/${id.replace('.', '/')}.tsx`);
    const ahead = prefetch ? wantedBy('app/prefetch.ts') : [];
    if (screen.length === 0) return [];
    return [[patternOf(path), [...new Set([...screen, ...ahead])].map(indexOf), hasOwnWords(id) ? 1 : 0]];
  });
  const dialogs = wantedBy('app/overlays.tsx').map(indexOf);
  return { base, texts: { en: textsOf('en'), zh: textsOf('zh') }, files, screens, dialogs };
}

/** Chunks with all they import, and their styles. */
function filesOf(begin: readonly Chunk[], bundle: Bundle): Set<string> {
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

/** Before the frame and its style: a script behind a style waits for it. Throws where the page names no program. */
export function scriptFirst(html: string, table: string, program: string): string {
  const at = html.indexOf('<script type="module"');
  if (at < 0) throw new Error('head-start: the page names no program');
  const scripts = `<script type="application/json" id="head-start">${table}</script>\n    <script>${program}</script>\n    `;
  return html.slice(0, at) + scripts + html.slice(at);
}

async function programIn(root: string): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: join(root, PROGRAM), formats: ['iife'], name: 'headStart' },
      reportCompressedSize: false,
    },
  });
  const [first] = [output].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('head-start: nothing was built');
  return chunk.code.trim();
}

export function headStart(): Plugin {
  let root = '';
  let base = '';
  return {
    name: 'head-start',
    apply: 'build',
    configResolved(config) {
      ({ root, base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        return bundle && scriptFirst(html, JSON.stringify(headStartOf(bundle, root, base)), await programIn(root));
      },
    },
  };
}
