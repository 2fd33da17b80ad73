/**
 * The page's preload, in the split build only: a small program in the page's own markup. It asks for the texts of the person's
 * language and for the files and the public first data of the address's screen while the frame is still on its way, and for those of a
 * link that is tapped before the app has come. (A screen behind a login has its files
 * asked for by the frame, while that finds out who is signed in.) Nothing depends on it: a file that it does not request is loaded later.
 * It comes with the first page's program (`first-page/web-program.ts`); `webview-app/build/preload.ts` puts its table at the end of the page,
 * behind all that is drawn.
 */
import { currentLanguage, type Language } from '../../messages/language.ts';
import { inPath } from '../../platform/address.ts';
import { stepsOf, WAY } from '../first-page/marks.ts';
import { askForData } from './ask-head-data.ts';
import { isShared, numberIn, type Preload, type Wish } from './head-table.ts';

/** The path that was wanted last: the person may tap a link before the app has come. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the path that is wanted before the program
let requested = '';

/** Preloads the files for a language and a path within the app. */
export function preload(table: Preload, language: Language, path: string): void {
  requested = path;
  const { base, files, texts, areas, screens, dialogs, data } = table;
  const index = screens.findIndex(([pattern]) => new RegExp(pattern).test(path));
  const [, area = -1, ...own] = screens[index] ?? [];
  const numbers = index < 0 ? dialogs : own;
  const file = data[index];
  const hrefOf = (wish: Wish) => base + files[numberIn(wish, language)];
  const wishes = [...(areas[area] ?? []), ...numbers];
  const askForOwn = () => {
    if (file) askForData(file, language, path);
    for (const wish of wishes) ask(hrefOf(wish));
  };
  const words = ask(hrefOf(texts));
  if (path !== '/') return askForOwn();
  // The entry page stands in the markup: what is tapped there is wanted sooner than the page's own program, and a browser has few
  // connections. What other pages have too is asked for at once; the rest once the texts are there, unless another page is wanted by then.
  for (const wish of wishes) if (isShared(table, index, wish)) ask(hrefOf(wish));
  const then = () => {
    if (requested === path) askForOwn();
  };
  if (words.dataset['came']) then();
  else for (const event of ['load', 'error']) words.addEventListener(event, then, { once: true });
}

/** The page that was tapped before the app has come. */
function wantedStep(): string | undefined {
  const start = document.querySelector<HTMLElement>('.start');
  return start ? stepsOf(start).at(-1) : undefined;
}

/** Requests a file once, and exactly as the program will, because otherwise the file would be fetched twice. */
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

/** Asks for the texts before the table is there: nothing is drawn without them. */
function askForTexts(): void {
  const [zh, en] = document.querySelector('meta[name="texts"]')?.getAttribute('content')?.split(' ') ?? [];
  const href = currentLanguage() === 'zh' ? zh : en;
  if (href) ask(href);
}

/** Reads the table, which is the last of the page's markup, and asks for what the address will want, and each link that is tapped. */
function begin(): void {
  const table = document.getElementById('preload')?.textContent;
  if (!table) return;
  const want = (path: string) => preload(JSON.parse(table), currentLanguage(), path);
  const wantTapped = () => {
    const to = wantedStep();
    if (to) want(to.replace(/[?#].*/, ''));
  };
  want(inPath.path(location));
  // A link may have been tapped while the table was on its way.
  wantTapped();
  addEventListener(WAY, wantTapped);
}

askForTexts();
if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
else begin();
