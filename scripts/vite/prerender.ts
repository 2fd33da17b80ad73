/**
 * Vite plugin for builds: puts the first page into the page's markup, with the style that it needs. What stands there before the
 * program has come is the entry page in both languages and the shapes of every other kind of page (`scripts/prerender`), as inert
 * templates; a small program (`webview-app/src/app/first-page/program.ts`) shows the one of the address.
 */
import type { Plugin, Rolldown } from 'vite';
import { byFolder, FIRST_DATA, type FirstDataTable } from '../../webview-app/src/app/first-data.ts';
import { kindTable } from '../../webview-app/src/app/first-page/kind-table.ts';
import { pageKinds } from '../../webview-app/src/app/first-page/page-kinds.ts';
import { routes } from '../../webview-app/src/routes.ts';
import { type DrawnPages, drawPages } from '../prerender/draw.ts';
import { usedStyle } from '../prerender/used-style.ts';
import type { CopyLanguage } from '../static-copies/copies.ts';
import { SHEET_ID } from './carried-styles.ts';
import { patternOf } from './preload.ts';
import { smallProgram } from './small-program.ts';

const PROGRAMS = { web: 'src/app/first-page/web-program.ts', single: 'src/app/first-page/single-program.ts' } as const;
type Form = keyof typeof PROGRAMS;
/** The end of the first page's place in `index.html`. */
const BEHIND = '<form class="start-words">';
const HEAD_END = '</head>';

interface Parts {
  readonly templates: Readonly<Record<CopyLanguage, string>>;
  readonly classes: ReadonlySet<string>;
  /** Rules in the place of style attributes, which the page's policy refuses. */
  readonly looks: string;
}

/** Makes templates of drawn pages. */
export function partsOf(pages: DrawnPages): Parts {
  const looks: string[] = [];
  const withLooks = (markup: string) =>
    markup.replace(/ style="([^"]*)"/g, (_, look: string) => {
      if (!looks.includes(look)) looks.push(look);
      return ` data-look="${looks.indexOf(look)}"`;
    });
  const templatesIn = (language: CopyLanguage) =>
    Object.entries(pages[language])
      .map(([kind, markup]) => `<template id="first-${kind}-${language}">${withLooks(markup)}</template>`)
      .join('\n');
  const templates = { en: templatesIn('en'), zh: templatesIn('zh') };
  const classes = new Set(
    [
      ...Object.values(templates)
        .join('')
        .matchAll(/ class="([^"]*)"/g),
    ].flatMap(([, names = '']) => names.split(' ')),
  );
  return {
    templates,
    classes,
    looks: looks.map((look, at) => `[data-look="${at}"]{${look}}`).join(''),
  };
}

const dataOf = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;

/** The addresses of public first data, which the single file asks for as the split build does by its table of files. */
const firstData = (): FirstDataTable =>
  Object.entries(FIRST_DATA).map(([id, file = '']) => {
    const { path } = routes[id as keyof typeof routes];
    return [patternOf(path), byFolder(file, path)];
  });

/**
 * Puts the first page into the page. Most people read Chinese: in the split build all that they are shown is in the first round trip of a
 * connection, and English comes behind it. In the single file the whole program would be between. Throws where the page has no place for it.
 */
export function withFirstPage(
  html: string,
  form: Form,
  { templates, looks }: Parts,
  style: string,
  program: string,
): string {
  const kinds = kindTable(
    Object.entries(routes).map(([id, { path }]) => [path, pageKinds[id as keyof typeof routes]] as const),
  );
  const at = html.indexOf(BEHIND);
  const head = html.indexOf(HEAD_END);
  if (at < 0 || head < 0) throw new Error('prerender: the page has no place for the first page');
  const { zh, en } = templates;
  const script = `<script>${program}</script>`;
  const data = dataOf('page-kinds', kinds);
  const parts = form === 'web' ? [zh, data, script, en] : [zh, en, data, dataOf('first-data', firstData()), script];
  return `${html.slice(0, head)}<style id="${SHEET_ID}">${style}${looks}</style>\n  ${html.slice(head, at)}${parts.join('\n')}\n${html.slice(at)}`;
}

/**
 * Takes the frame's own style sheet out of a bundle, which its page then has in its head: the first page needs most of it, nothing
 * waits for a file, and no rule is in the first load twice. Returns its text.
 */
export function takeFrameStyle(bundle: Rolldown.OutputBundle): string {
  let css = '';
  const take = (names: readonly string[]): void => {
    for (const name of names) {
      const file = bundle[name];
      if (file?.type !== 'chunk') continue;
      take(file.imports);
      const sheets = file.viteMetadata?.importedCss;
      for (const sheet of sheets ?? []) {
        const asset = bundle[sheet];
        if (asset?.type === 'asset') css += asset.source;
        delete bundle[sheet];
      }
      sheets?.clear();
    }
  };
  take(Object.keys(bundle).filter((name) => (bundle[name] as Partial<Rolldown.OutputChunk>).isEntry));
  return css;
}

/** Returns the rules that used classes need beside the frame's own. Throws where a class is in no style sheet. */
export function otherStyle(frame: string, sheets: readonly string[], classes: ReadonlySet<string>): string {
  const has = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);
  for (const name of classes)
    if (![frame, ...sheets].some((css) => has(css, name))) throw new Error(`prerender: no style sheet has ${name}`);
  const taken = sheets.filter((css) => [...classes].some((name) => has(css, name) && !has(frame, name)));
  return usedStyle(taken.join(''), classes);
}

const sheetsIn = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );

export function prerender(form: Form): Plugin {
  let root = '';
  let frame = '';
  let sheets: readonly string[] = [];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      // Before Vite names the sheet in the page, and in the chunks that load others; and before chunks carry their sheets.
      order: 'pre',
      handler(_, bundle) {
        frame = takeFrameStyle(bundle);
        sheets = sheetsIn(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return;
        const parts = partsOf(await drawPages(form));
        const program = await smallProgram(root, PROGRAMS[form], { __BUILD__: JSON.stringify(form) });
        return withFirstPage(html, form, parts, frame + otherStyle(frame, sheets, parts.classes), program);
      },
    },
  };
}
