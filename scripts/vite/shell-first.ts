/**
 * Vite plugin for the single file: puts the inlined program after the page's own markup. Left in <head>, the (large)
 * script would keep the page white until all of the file has arrived and run.
 */
import type { Plugin } from 'vite';

const OPEN = '<script type="module" crossorigin>';
const CLOSE = '</script>';

/** Moves the page's inlined module script to the end of the body. Throws where there is none, because the page would not run. */
export function scriptLast(html: string): string {
  const from = html.indexOf(OPEN);
  const to = html.indexOf(CLOSE, from) + CLOSE.length;
  const body = html.lastIndexOf('</body>');
  if (from < 0 || body < to) throw new Error('shell-first: no inlined module script before the end of the body');
  const script = `<script type="module">${html.slice(from + OPEN.length, to)}`;
  return `${html.slice(0, from).trimEnd()}${html.slice(to, body)}${script}\n${html.slice(body)}`;
}

export function shellFirst(): Plugin {
  return {
    name: 'shell-first',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.html')) file.source = scriptLast(String(file.source));
      },
    },
  };
}
