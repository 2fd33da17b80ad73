/**
 * Preloads files and data while the app's main program is loading. It is an inline script of the split build. It requests the texts of
 * the person's language, and the files and public first data of two screens: the screen of the address, and the screen of a link that is
 * tapped meanwhile. The app itself requests the files of a screen behind a login. A file that is not preloaded loads later.
 * `webview-app/build/preload.ts` puts the table of files at the end of the page, after all visible markup.
 */
import { currentLanguage, type Language } from '../../messages/language.ts';
import { inPath } from '../../platform/address.ts';
import { NAVIGATION_EVENT, requestedSteps } from '../first-page/shared-attributes.ts';
import { type FileIndex, fileNumberIn, isShared, type Preload } from './head-table.ts';
import { requestHeadData } from './request-head-data.ts';

/** The path whose files were requested last. A tapped link replaces it. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains a path only, until the app has loaded
let requested = '';

/** Preloads the files for a language and a path within the app. */
export function preload(table: Preload, language: Language, path: string): void {
  requested = path;
  const { base, files, texts, areas, screens, dialogs, data } = table;
  const index = screens.findIndex(([pattern]) => new RegExp(pattern).test(path));
  const [, area = -1, ...screenFiles] = screens[index] ?? [];
  const numbers = index < 0 ? dialogs : screenFiles;
  const file = data[index];
  const hrefOf = (fileIndex: FileIndex) => base + files[fileNumberIn(fileIndex, language)];
  const fileIndexes = [...(areas[area] ?? []), ...numbers];
  const requestScreen = () => {
    if (file) requestHeadData(file, language, path);
    for (const fileIndex of fileIndexes) preloadFile(hrefOf(fileIndex));
  };
  const words = preloadFile(hrefOf(texts));
  if (path !== '/') return requestScreen();
  // The entry page is prerendered, and a browser has few connections: the page of a tapped link is more urgent than the entry page's own
  // program. Files that other areas share are requested at once, the rest after the texts, unless another page was requested by then.
  for (const fileIndex of fileIndexes) if (isShared(table, index, fileIndex)) preloadFile(hrefOf(fileIndex));
  const onTexts = () => {
    if (requested === path) requestScreen();
  };
  if (words.dataset['loaded']) onTexts();
  else for (const event of ['load', 'error']) words.addEventListener(event, onTexts, { once: true });
}

/** Returns the address of the link that was tapped last before the app has loaded. */
function tappedAddress(): string | undefined {
  const start = document.querySelector<HTMLElement>('.start');
  return start ? requestedSteps(start).at(-1) : undefined;
}

/** Requests a file once. It does so exactly as the program will, because otherwise the file would be fetched twice. */
function preloadFile(href: string): HTMLLinkElement {
  const previous = document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (previous) return previous;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = !isStyle && link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = isStyle ? 'style' : 'script';
  link.crossOrigin = '';
  link.href = href;
  link.onload = link.onerror = () => {
    link.dataset['loaded'] = 'true';
  };
  document.head.append(link);
  return link;
}

/** Requests the texts before the table has been received: nothing renders without them. */
function preloadTexts(): void {
  const [zh, en] = document.querySelector('meta[name="texts"]')?.getAttribute('content')?.split(' ') ?? [];
  const href = currentLanguage() === 'zh' ? zh : en;
  if (href) preloadFile(href);
}

/** Reads the table, the last part of the page's markup. It preloads for the address and for each tapped link. */
function begin(): void {
  const table = document.getElementById('preload')?.textContent;
  if (!table) return;
  const preloadFor = (path: string) => preload(JSON.parse(table), currentLanguage(), path);
  const preloadForTap = () => {
    const to = tappedAddress();
    if (to) preloadFor(to.replace(/[?#].*/, ''));
  };
  preloadFor(inPath.path(location));
  // A link may have been tapped before the table was received.
  preloadForTap();
  addEventListener(NAVIGATION_EVENT, preloadForTap);
}

preloadTexts();
if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
else begin();
