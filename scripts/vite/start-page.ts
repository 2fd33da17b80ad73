/** Vite plugin for the single file: puts the start page's program (`webview-app/src/app/start-page.ts`) into its head. */
import type { Plugin } from 'vite';
import { smallProgram } from './small-program.ts';

const PROGRAM = 'src/app/start-page.ts';
const HEAD_END = '</head>';

/** Puts the program at the end of the head. Throws where the page has none. */
export function withStartPage(html: string, program: string): string {
  const at = html.indexOf(HEAD_END);
  if (at < 0) throw new Error('start-page: the page has no head');
  return `${html.slice(0, at)}  <script>${program}</script>\n  ${html.slice(at)}`;
}

export function startPage(): Plugin {
  let root = '';
  return {
    name: 'start-page',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => withStartPage(html, await smallProgram(root, PROGRAM)),
    },
  };
}
