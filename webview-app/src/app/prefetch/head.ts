/**
 * Preloads files and data while the app's main program is still loading; an inline script of the split build only. It requests the texts
 * of the person's language, the files and the public first data of the address's screen, and those of a link that is tapped before the
 * app has loaded. (The files of a screen behind a login are requested by the app while it restores the session.) Nothing depends on it:
 * a file that it does not request is loaded later. It is part of the first page's program (`first-page/web-program.ts`).
 * `webview-app/build/preload.ts` puts its table at the end of the page, after all visible markup.
 */
import { currentLanguage, type Language } from '../../messages/language.ts';
import { inPath } from '../../platform/address.ts';
import { NAVIGATION_EVENT, stepsOf } from '../first-page/marks.ts';
import { askForData } from './ask-head-data.ts';
import { type FileIndex, isShared, numberIn, type Preload } from './head-table.ts';

/** The path that was requested last: the person may tap a link before the app has loaded. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- the path that is wanted before the program
let requested = '';

/** Preloads the files for a language and a path within the app. */
export function preload(table: Preload, language: Language, path: string): void {
  requested = path;
  const { base, files, texts, areas, screens, dialogs, data } = table;
  const index = screens.findIndex(([pattern]) => new RegExp(pattern).test(path));
  const [, area = -1, ...own] = screens[index] ?? [];
  const numbers = index < 0 ? dialogs : own;
  const file = data[index];
  const hrefOf = (fileIndex: FileIndex) => base + files[numberIn(fileIndex, language)];
  const fileIndexes = [...(areas[area] ?? []), ...numbers];
  const askForOwn = () => {
    if (file) askForData(file, language, path);
    for (const fileIndex of fileIndexes) ask(hrefOf(fileIndex));
  };
  const words = ask(hrefOf(texts));
  if (path !== '/') return askForOwn();
  // The entry page is prerendered, and a browser has few connections: the page of a tapped link is more urgent than the entry page's own
  // program. Files that other areas share are requested at once, the rest after the texts, unless another page was requested by then.
  for (const fileIndex of fileIndexes) if (isShared(table, index, fileIndex)) ask(hrefOf(fileIndex));
  const then = () => {
    if (requested === path) askForOwn();
  };
  if (words.dataset['came']) then();
  else for (const event of ['load', 'error']) words.addEventListener(event, then, { once: true });
}

/** Returns the address of the link that was tapped last before the app has loaded. */
function wantedStep(): string | undefined {
  const start = document.querySelector<HTMLElement>('.start');
  return start ? stepsOf(start).at(-1) : undefined;
}

/** Requests a file once. It does so exactly as the program will, because otherwise the file would be fetched twice. */
function ask(href: string): HTMLLinkElement {
  const previous = document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (previous) return previous;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = !isStyle && link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = isStyle ? 'style' : 'script';
  link.crossOrigin = '';
  link.href = href;
  link.onload = link.onerror = () => {
    link.dataset['came'] = 'true';
  };
  document.head.append(link);
  return link;
}

/** Requests the texts before the table has been received: nothing renders without them. */
function askForTexts(): void {
  const [zh, en] = document.querySelector('meta[name="texts"]')?.getAttribute('content')?.split(' ') ?? [];
  const href = currentLanguage() === 'zh' ? zh : en;
  if (href) ask(href);
}

/** Reads the table, the last part of the page's markup. It preloads for the address and for each tapped link. */
function begin(): void {
  const table = document.getElementById('preload')?.textContent;
  if (!table) return;
  const want = (path: string) => preload(JSON.parse(table), currentLanguage(), path);
  const wantTapped = () => {
    const to = wantedStep();
    if (to) want(to.replace(/[?#].*/, ''));
  };
  want(inPath.path(location));
  // A link may have been tapped before the table was received.
  wantTapped();
  addEventListener(NAVIGATION_EVENT, wantTapped);
}

askForTexts();
if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
else begin();
