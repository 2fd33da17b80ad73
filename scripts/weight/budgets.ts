/**
 * Lists the most kilobytes (1,000 bytes) after gzip, each file separately. `npm run size`, `npm run build`, `npm run bundle`, `npm run pkg`
 * and the tests fail above them. A goal is raised only with its reason in a decision (`docs/decisions/009-first-load.md` for the app,
 * `docs/decisions/010-weight-of-the-sdk.md` for the SDK).
 */
import { gzipSync } from 'node:zlib';

const GOALS = {
  // The SDK, without vendors' libraries.
  'bare import': 0,
  'native host, one call, loaded at once': 5.1,
  'native host, and what it loads when used': 5.6,
  'six hosts, one call, loaded at once': 5.6,
  'each further checked method': 0.15,
  // The debugger, beside a bridge: the part loaded with its gesture, and the whole open debugger in two languages.
  'debugger, while it watches': 2.6,
  'debugger, opened': 18.2,
  'whole package': 19.9,
  'whole package as one classic script': 16.5,
  // Downloads from the registry, as `npm run pkg` packs them.
  'tarball of the SDK': 323,
  'tarball of the imitated hosts': 114.5,
  'tarball of the bundle tool': 35,
  'tarball of the generator': 89.5,
  'tarball of npm create': 113,
  'tarball of the backend': 910,
  // The part of a host that is loaded when it is opened, or with the driver of its vendor's library.
  'browser, as opened': 1.9,
  'wechat, as opened': 2.25,
  'wechat, with its vendor driver': 4,
  'mini-program, as opened': 2,
  'mini-program, with its vendor driver': 4.1,
  'wecom, as opened': 2,
  'wecom, with its vendor driver': 3,
  'android-app, as opened': 2.1,
  'ios-app, as opened': 2.1,
  // The split build: the page, its scripts and the texts of every page, which any page needs before it is drawn.
  'first load': 155.1,
  // The same and all that the entry page loads.
  'first visit of the entry page': 177.6,
  // The page's beginning, with all that a Chinese reader sees before the program runs: ten packets of a connection.
  'first round trip': 15.95,
  // The single file with every screen, and its beginning likewise.
  'single file': 621,
  'single file, first words': 22.4,
  // The program that shows a PDF, and its worker, loaded with the first report.
  PDF: 532,
} as const;

/** Returns the number of bytes after gzip at level 9, as a server sends them. */
export const gzipSizeOf = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

const NEW_HOST_GOAL = 1.5;

const goalOf = (name: string): number => (name in GOALS ? GOALS[name as keyof typeof GOALS] : NEW_HOST_GOAL);

export const maxBytesOf = (name: string): number => goalOf(name) * 1000;

export function figureLine(name: string, bytes: number): string {
  const verdict = bytes <= maxBytesOf(name) ? 'ok' : 'OVER';
  return `${name.padEnd(46)}${(bytes / 1000).toFixed(2).padStart(9)} kB   goal ${goalOf(name).toFixed(2).padStart(8)} kB   ${verdict}`;
}
