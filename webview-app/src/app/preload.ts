/**
 * The page's preload, in the split build only: a small program in the page's own markup. It asks for the texts of the person's
 * language and for the files and the public first data of the address's screen while the frame is still on its way, and for those of a
 * link that is tapped before the app has come. (A screen behind a login has its files
 * asked for by the frame, while that finds out who is here.) Nothing depends on it: a file that it does not request is loaded later.
 * It comes with the first page's program (`first-page/web-program.ts`); `scripts/vite/preload.ts` puts its table at the end of the page,
 * behind all that is drawn.
 */
import { currentLanguage, type Language } from '../messages/language.ts';
import { inPath } from '../platform/address.ts';
import { askForData } from './ask-first.ts';
import { stepsOf, WAY } from './first-page/marks.ts';
import { namesIn, numbersOf, type Preload, type Wish } from './preload-table.ts';

/** Preloads the files for a language and a path within the app. */
export function preload(table: Preload, language: Language, path: string): void {
  const { base, texts, areas, screens, dialogs, data } = table;
  const files = namesIn(table);
  const at = screens.findIndex(([pattern]) => new RegExp(pattern).test(path));
  const [, area = -1, ...steps] = screens[at] ?? [];
  const numbers = at < 0 ? dialogs : numbersOf(steps);
  const file = data[at];
  if (file) askForData(file, language, path);
  for (const wish of [texts, ...(areas[area] ?? []), ...numbers]) {
    const name = files[typeof wish === 'number' ? wish : wish[language]];
    // The entry page stands in the markup: what is tapped there is wanted sooner than the page's own program. A file that other pages have
    // too is asked for as theirs: it is not asked for a second time, so they would wait for it.
    if (name) ask(base + name, path === '/' && wish !== texts && !isShared(table, at, wish));
  }
}

/** Returns true for a file that another screen has as well. */
const isShared = ({ screens }: Preload, at: number, wish: Wish): boolean =>
  screens.some(([, , ...steps], other) => other !== at && numbersOf(steps).includes(wish as number));

/** Requests a file exactly as the program will, because otherwise the file would be fetched twice. */
function ask(href: string, canWait: boolean): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  const isScript = href.endsWith('.js');
  link.rel = isScript && link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = isScript ? 'script' : 'style';
  link.crossOrigin = '';
  if (canWait) link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}

/** Reads the table, which is the last of the page's markup, and asks for what the address will want, and each link that is tapped. */
function begin(): void {
  const table = document.getElementById('preload')?.textContent;
  if (!table) return;
  const want = (path: string) => preload(JSON.parse(table), currentLanguage(), path);
  const wantTapped = () => {
    const start = document.querySelector<HTMLElement>('.start');
    const to = start && stepsOf(start).at(-1);
    if (to) want(to.replace(/[?#].*/, ''));
  };
  want(inPath.path(location));
  // A link may have been tapped while the table was on its way.
  wantTapped();
  addEventListener(WAY, wantTapped);
}

if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
else begin();
