/**
 * The page's preload, in the split build only: a small program in the page's own head. It asks for the texts of the person's
 * language and for the files and the public first data of the address's screen while the frame is still on its way, and for those of a
 * link that is tapped before the app has come. (A screen behind a login has its files
 * asked for by the frame, while that finds out who is here.) Nothing depends on it: a file that it does not request is loaded later.
 * `scripts/vite/preload.ts` puts it into the page, with its table.
 */
import { translatedPath } from '../api/endpoint.ts';
import { headHeaders } from '../client/head-answer.ts';
import { currentLanguage, type Language, tagOf } from '../messages/language.ts';
import { inPath } from '../platform/address.ts';
import { hasSessionMark } from './first-page/known.ts';
import { stepsOf, WAY } from './first-page/marks.ts';
import { namesIn, numbersOf, type Preload } from './preload-table.ts';

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
    // The entry page stands in the markup: what is tapped there is wanted sooner than the page's own program.
    if (name) ask(base + name, path === '/' && wish !== texts);
  }
}

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

/** Requests the screen's first data exactly as the client will (`client/head-answer.ts`). */
function askForData(file: string, language: Language, path: string): void {
  const isCall = file.startsWith('/api/');
  // The call of a known person carries their token.
  if (isCall && hasSessionMark()) return;
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';
  const origin = ((!isCall && meta('static-origin')) || meta('api-origin') || __API_ORIGIN__).replace(/\/+$/, '');
  const plain = file.replace(/\{(\d+)\}/g, (_, folder) => path.split('/')[folder] ?? '');
  const address = origin + (isCall || language === 'zh' ? plain : translatedPath(plain, language));
  if (globalThis.sdhealthHeadAnswer?.address === address) return;
  const headers = headHeaders(isCall ? tagOf(language) : undefined);
  const answer = fetch(address, { headers, credentials: 'same-origin' }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
    // The server's time is the time of a request of the client's own.
    header: (name: string) => (name === 'date' ? null : response.headers.get(name)),
  }));
  answer.catch(() => undefined);
  globalThis.sdhealthHeadAnswer = { address, at: Date.now(), headers: JSON.stringify(headers), answer };
}

const table = document.getElementById('preload')?.textContent;
if (table) {
  const want = (path: string) => preload(JSON.parse(table), currentLanguage(), path);
  want(inPath.path(location));
  addEventListener(WAY, () => {
    const start = document.querySelector<HTMLElement>('.start');
    const to = start && stepsOf(start).at(-1);
    if (to) want(to.replace(/[?#].*/, ''));
  });
}
