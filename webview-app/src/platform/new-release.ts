/**
 * Recovers from a program file that cannot be loaded. If a server is reachable, a newer release has replaced the file, or a cache on the
 * way holds something else instead. Rules:
 * 1. The file that the browser names is fetched once more, past every cache including the service worker's. If it arrives, the caller
 *    loads it again.
 * 2. The page reloads itself once for each of its releases: a second reload would be a loop.
 * 3. It does not reload over work that the person would lose (`unsaved-work.ts`). It then shows a message with a button.
 * 4. Without a storage that remembers the first reload, only the button is shown.
 * 5. Before the message, all loaded files are fetched past every cache, once. A browser may not name the wrong file, and it names the
 *    requested file when one of its imports is wrong. If the content differs from the cache's, the page reloads itself, because a page
 *    remembers wrong content as long as it is open. That happens at most three times in a visit.
 */
import { proxy } from 'valtio';
import { isCutOff, reachNow } from '../client/reach.ts';
import { isText, keep, recall } from './storage.ts';
import { isReloadBlocked } from './unsaved-work.ts';

export type MissingFile =
  /** No server can be reached. */
  | 'offline'
  /** A captive portal's login page answers. */
  | 'portal'
  /** The file can be loaded now, so the caller tries again. */
  | 'again'
  /** The page is reloading. */
  | 'reloading'
  /** The person must be told. */
  | 'replaced'
  /** A part of the single file cannot run. No other release has it, and the network is not the cause. */
  | 'broken';

/** Matches a program file in a browser's error message. */
const FILE = /https?:\S+\/assets\/[\w-]+\.js/;
const RELOADED = 'reloaded-from';
/** The most reloads in one visit. */
const MOST_RELOADS = 3;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** True once a part of this page needs a newer release. The page shows a line with a button then. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the release that is open
export const release = proxy<{ replaced: boolean }>({ replaced: false });

/** The files that were fetched past every cache. A browser may remember a failure as long as the page is open. */
const requested = new Set<string>();

/** Handles a missing file, which this error of the browser names. */
export async function onMissingFile(error?: unknown): Promise<MissingFile> {
  if (__BUILD__ === 'single') return 'broken';
  const reach = await reachNow();
  if (isCutOff(reach)) return reach;
  const [named] = FILE.exec(String(error)) ?? [];
  if (named && !requested.has(named) && (await comesAnew(named)) !== undefined) return 'again';
  if (reloads()) return 'reloading';
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => FILE.test(name) && !requested.has(name));
  const came = await Promise.all(loaded.map(({ name }) => comesAnew(name)));
  return came.includes(true) && reloads(true) ? 'reloading' : 'replaced';
}

/** Reloads the page if the person loses nothing by it. `isHealed`: a file's content has changed. */
function reloads(isHealed?: true): boolean {
  if (isReloadBlocked() || !notesReload(isHealed)) return false;
  location.reload();
  return true;
}

/** Returns the content of a program file. Undefined if it is missing or something else was served instead. */
const contentOf = (file: string, cache: RequestCache): Promise<string | undefined> =>
  fetch(file, { cache })
    // Read the whole body, because a cache stores only what was read.
    .then(async (answer) => {
      const text = await answer.text();
      return answer.ok && /script/.test(String(answer.headers.get('content-type'))) ? text : undefined;
    })
    .catch(() => undefined);

/** Fetches a file past every cache. Resolves to true if it differs from the cached file, and to undefined if it does not arrive. */
async function comesAnew(file: string): Promise<boolean | undefined> {
  requested.add(file);
  const previous = await contentOf(file, 'force-cache');
  const now = await contentOf(file, 'reload');
  return now === undefined ? now : now !== previous;
}

/** Matches the errors of a module that could not be loaded: Chromium and Firefox, then WebKit. */
const SAYINGS = /dynamically imported module|Importing a module script failed/;

/** Checks for an error of a program file that the browser could not load. */
export const isMissingFile = (error: unknown): boolean => SAYINGS.test(String(error));

/** Handles a missing file of an optional part of a page. Resolves to the reason if the network is the cause. */
export async function cutOffFor(error?: unknown): Promise<'portal' | 'offline' | undefined> {
  const outcome = await onMissingFile(error);
  if (outcome === 'replaced') release.replaced = true;
  return outcome === 'offline' || outcome === 'portal' ? outcome : undefined;
}

/**
 * Returns the page's release, which is its program's file with a hash in its name. It is the last of the page's modules: an earlier one
 * may be the bundler's, and the same in every release. Empty in a single file.
 */
export const ownRelease = (): string =>
  [...document.querySelectorAll('script[type=module][src]')].at(-1)?.getAttribute('src') ?? '';

function notesReload(isHealed?: true): boolean {
  const own = ownRelease();
  const previous = recall(RELOADED, isTexts, 'session') ?? [];
  // Servers of several releases at once would cause a reload loop.
  if ((previous.includes(own) && !isHealed) || previous.length >= MOST_RELOADS) return false;
  return keep(RELOADED, [...previous, own], { area: 'session' });
}
