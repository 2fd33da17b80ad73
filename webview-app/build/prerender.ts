/**
 * Puts the first page and its style into the page's markup: a Vite plugin. Inert templates hold the entry page in both languages and the
 * skeletons of every other kind of page (`webview-app/build/prerender`). Until the program has loaded, a small inline program
 * (`webview-app/src/app/first-page/program.ts`) shows the template for the address.
 */
import type { Plugin, Rolldown } from 'vite';
import { kindTable } from '../src/app/first-page/kind-table.ts';
import type { FirstDataTable } from '../src/app/prefetch/head-table.ts';
import { routes } from '../src/routes.ts';
import { inlineSheets, manifestIn, pageIn } from './manifest.ts';
import { dataScript, firstDataOf, firstDataTable } from './page-data.ts';
import { type DrawnPages, drawPages } from './prerender/draw.ts';
import { smallProgram } from './small-program.ts';
import type { CopyLanguage } from './static-copies/copies.ts';

const PROGRAMS = { web: 'src/app/first-page/web-program.ts', single: 'src/app/first-page/single-program.ts' } as const;
type Form = keyof typeof PROGRAMS;
/** The markup in `index.html` before which the templates are put. */
const BEHIND = '<form class="start-words">';
const HEAD_END = '</head>';
const BODY_END = '</body>';
const SHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g;

interface Parts {
  /** The template of the entry page and those of all other pages, in each language. */
  readonly templates: Readonly<Record<CopyLanguage, readonly [home: string, others: string]>>;
  /** CSS rules that replace style attributes, which the page's policy forbids. */
  readonly looks: string;
}

export function partsOf(pages: DrawnPages): Parts {
  const looks: string[] = [];
  const withLooks = (markup: string) =>
    markup.replace(/ style="([^"]*)"/g, (_, look: string) => {
      if (!looks.includes(look)) looks.push(look);
      return ` data-look="${looks.indexOf(look)}"`;
    });
  const templatesIn = (language: CopyLanguage): [string, string] => {
    const { home, ...others } = pages[language];
    const template = ([kind, markup]: [string, string]) =>
      `<template id="first-${kind}-${language}">${withLooks(markup)}</template>`;
    return [template(['home', home]), Object.entries(others).map(template).join('\n')];
  };
  const templates = { en: templatesIn('en'), zh: templatesIn('zh') };
  return { templates, looks: looks.map((look, index) => `[data-look="${index}"]{${look}}`).join('') };
}

export interface Sheets {
  readonly text: string;
  /** The sheets' addresses. A disabled link to each loads nothing, but tells Vite's loader not to load the sheet again. */
  readonly links: readonly string[];
}

/**
 * Puts the templates and their program into the page. Most people read Chinese and begin at the entry page: in the split build it comes
 * within a connection's first round trip, before all else. In the single file the program follows all templates. Throws if the page has no
 * place.
 */
export function withFirstPage(
  html: string,
  form: Form,
  { templates, looks }: Parts,
  sheets: Sheets,
  program: string,
  firstData: FirstDataTable = [],
): string {
  const page = html.replace(SHEET_LINK, '');
  const index = page.indexOf(BEHIND);
  const head = page.indexOf(HEAD_END);
  if (index < 0 || head < 0) throw new Error('prerender: the page has no place for the first page');
  const kinds = kindTable(routes);
  const { zh, en } = templates;
  const script = `<script>${program}</script>`;
  const data = dataScript('page-kinds', kinds);
  const parts =
    form === 'web'
      ? [zh[0], data, script, zh[1], ...en]
      : [...zh, ...en, data, dataScript('first-data', firstData), script];
  const links = sheets.links.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join('');
  return `${page.slice(0, head)}<style id="styles">${sheets.text}${looks}</style>\n  ${page.slice(head, index)}${parts.join('\n')}\n${page.slice(index).replace(BODY_END, `${links}$&`)}`;
}

/** Returns the sheets of the first page. Removes them from the single file's bundle, where no loader requests them. */
function sheetsIn(bundle: Rolldown.OutputBundle, form: Form, base: string): Sheets {
  const names = inlineSheets(manifestIn(bundle));
  const text = names.map((name) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`prerender: ${name} is no style sheet`);
    if (form === 'single') delete bundle[name];
    return String(sheet.source).trim();
  });
  return { text: text.join(''), links: form === 'web' ? names.map((name) => base + name) : [] };
}

export const prerender = (form: Form): Plugin => ({
  name: 'prerender',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const { root, base } = this.environment.config;
      const page = pageIn(bundle);
      const parts = partsOf(await drawPages(form));
      const program = await smallProgram(root, PROGRAMS[form], { __BUILD__: JSON.stringify(form) });
      const sheets = sheetsIn(bundle, form, base);
      const firstData = firstDataTable(await firstDataOf());
      page.source = withFirstPage(String(page.source), form, parts, sheets, program, firstData);
    },
  },
});
