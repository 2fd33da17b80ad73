/**
 * Puts the start page's and the watchdog's programs (`webview-app/src/app/bundle-head.ts`) into the single file's head: a Vite plugin. It
 * also shows the app's version on the start page, where a person can read it even if no program runs.
 */
import type { Plugin } from 'vite';
import { webOriginOf } from '../../scripts/bundler/web-origin.ts';
import { smallProgram } from './small-program.ts';

const PROGRAM = 'src/app/bundle-head.ts';
const HEAD_END = '</head>';

const VERSION_PLACE = '<!-- version -->';

/** Puts the version into the start page and into a meta tag. Throws if the page has no place for it. */
function withVersion(html: string, version: string): string {
  if (!html.includes(VERSION_PLACE)) throw new Error('start-page: the page has no place for its version');
  return html
    .replace(VERSION_PLACE, `<small>${version}</small>`)
    .replace(HEAD_END, `  <meta name="app-version" content="${version}" />\n  ${HEAD_END}`);
}

/** Puts the program at the end of the head. Throws if the page has no head. */
function withStartPage(html: string, program: string): string {
  const index = html.indexOf(HEAD_END);
  if (index < 0) throw new Error('start-page: the page has no head');
  return `${html.slice(0, index)}  <script>${program}</script>\n  ${html.slice(index)}`;
}

export function startPage(version: string): Plugin {
  let root = '';
  return {
    name: 'start-page',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const origin = webOriginOf(process.env['WEB_ORIGIN']);
        const define = { __BUILD__: '"single"', __RELEASE__: `"${version}"`, __WEB_ORIGIN__: `"${origin}"` };
        return withStartPage(withVersion(html, version), await smallProgram(root, PROGRAM, define));
      },
    },
  };
}
