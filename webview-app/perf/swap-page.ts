/**
 * Writes the baseline for changes of the screen. It has the static page's three screens in one document, which a short script swaps. A swap
 * costs only the browser's own part of a change: style, layout, paint and the next frame.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['index', 'list', 'detail'] as const;

/** Runs in the page, as text. It creates each screen's elements once and keeps them. */
const SCRIPT = `
const kept = new Map([['index', document.querySelector('div')]]);
const positions = new Map();
let shown = 'index';
const partOf = (name) => {
  if (!kept.has(name)) {
    const made = document.createElement('div');
    made.append(document.getElementById('of-' + name).content.cloneNode(true));
    kept.set(name, made);
  }
  return kept.get(name);
};
const show = (name, position) => {
  positions.set(shown, scrollY);
  partOf(shown).replaceWith(partOf(name));
  shown = name;
  if (scrollY !== position) scrollTo(0, position);
};
history.scrollRestoration = 'manual';
addEventListener('click', (event) => {
  const [, name] = event.target.closest('a')?.getAttribute('href').match(/^(list|detail)\\.html$/) ?? [];
  if (!name) return;
  event.preventDefault();
  history.pushState(name, '', '#' + name);
  show(name, 0);
});
addEventListener('popstate', ({ state }) => show(state ?? 'index', positions.get(state ?? 'index') ?? 0));
`;

/** Returns the outermost rules of a style sheet, each as text. */
export function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < css.length; index++) {
    if (css[index] === '{') depth++;
    if (css[index] === '}') depth--;
    if (css[index] !== '}' || depth > 0) continue;
    rules.push(css.slice(from, index + 1).trim());
    from = index + 1;
  }
  return rules;
}

/** Makes the page from the three documents that `writeStaticPage` has written into `from`. Throws if one has no style or body. */
export function writeSwapPage(from: string, folder: string): void {
  const pages = NAMES.map((name) => readFileSync(join(from, `${name}.html`), 'utf8'));
  const [index = ''] = pages;
  const partsOf = (pattern: RegExp) =>
    pages.map((page) => {
      const [, part] = pattern.exec(page) ?? [];
      if (part === undefined) throw new Error(`the static page has no ${pattern}`);
      return part;
    });
  // Writes a rule of several screens once, as the app's own sheets do.
  const css = [...new Set(partsOf(/<style>([\s\S]*?)<\/style>/).flatMap(rulesOf))].join('');
  const [home, ...others] = partsOf(/<body>([\s\S]*)<\/body>/);
  const templates = others
    .map((body, position) => `<template id="of-${NAMES[position + 1]}">${body}</template>`)
    .join('');
  const head = index.slice(0, index.indexOf('<style>'));
  const script = `<script>{${SCRIPT}}</script>`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `${head}<style>${css}</style></head><body><div>${home}</div>${templates}${script}</body></html>`,
  );
}
