/**
 * Recovers from a script file that cannot be loaded. If a server is reachable, a newer release has replaced the file, or a cache in between
 * has a wrong file. Rules:
 * 1. The file in the browser's error is fetched again, without any cache including the service worker's. If it arrives, the caller
 *    loads it again.
 * 2. The page reloads itself once for each release, because a second reload would be a loop.
 * 3. It does not reload if the person would lose work (`unsaved-work.ts`). It then shows a message with a button.
 * 4. If the storage cannot record the reload, the page does not reload itself. It then only shows the message with the button.
 * 5. Before the message, all loaded files are fetched once without any cache. The browser's error may lack the wrong file's name, or have the
 *    importing file's name. If the content differs from the cache's, the page reloads itself, because a page keeps wrong content as long
 *    as it is open. That happens at most three times in a visit.
 */
import { proxy } from 'valtio';
import { isCutOff, reachNow } from '../client/reach.ts';
import { ownRelease } from './release-name.ts';
import { isText, keep, recall } from './storage.ts';
import { isReloadBlocked } from './unsaved-work.ts';

export type MissingFile =
  /** No server can be reached. */
  | 'offline'
  /** A captive portal's login page answers. */
  | 'portal'
  /** The file can be loaded now, so the caller tries again. */
  | 'again'
  | 'reloading'
  /** The page must show the message. */
  | 'replaced'
  /** A part of the single file cannot run. Neither another release nor the network is the cause. */
  | 'broken';

/** Matches a script file in a browser's error message. */
const SCRIPT_FILE = /https?:\S+\/assets\/[\w-]+\.js/;
const RELOADS_KEY = 'reloaded-from';
/** The maximum number of reloads in one visit. */
const MAX_RELOADS = 3;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** True once a part of this page needs a newer release. The page then shows a line with a button. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- a state of this release, not of a person
export const release = proxy<{ replaced: boolean }>({ replaced: false });

/** The files that were fetched without any cache. A browser may cache a failure as long as the page is open. */
const requested = new Set<string>();

/** Handles a missing file. `error` is the browser's error and may contain its address. */
export async function onMissingFile(error?: unknown): Promise<MissingFile> {
  if (__BUILD__ === 'single') return 'broken';
  const reach = await reachNow();
  if (isCutOff(reach)) return reach;
  const [fileInError] = SCRIPT_FILE.exec(String(error)) ?? [];
  if (fileInError && !requested.has(fileInError) && (await isChangedOnServer(fileInError)) !== undefined)
    return 'again';
  if (reloadOnce()) return 'reloading';
  const loaded = performance
    .getEntriesByType('resource')
    .filter(({ name }) => SCRIPT_FILE.test(name) && !requested.has(name));
  const results = await Promise.all(loaded.map(({ name }) => isChangedOnServer(name)));
  return results.includes(true) && reloadOnce(true) ? 'reloading' : 'replaced';
}

/** Reloads the page if the person loses no work. `isHealed`: a file's content has changed. */
function reloadOnce(isHealed?: true): boolean {
  if (isReloadBlocked() || !storeReload(isHealed)) return false;
  location.reload();
  return true;
}

/** Returns the content of a script file. Undefined if it is missing or another file was served. */
const contentOf = (file: string, cache: RequestCache): Promise<string | undefined> =>
  fetch(file, { cache })
    // Read the whole body, because a cache stores only a body that was read.
    .then(async (answer) => {
      const text = await answer.text();
      return answer.ok && /script/.test(String(answer.headers.get('content-type'))) ? text : undefined;
    })
    .catch(() => undefined);

/** Fetches a file without any cache. Resolves to true if it differs from the cached file, and to undefined if it does not arrive. */
async function isChangedOnServer(file: string): Promise<boolean | undefined> {
  requested.add(file);
  const previous = await contentOf(file, 'force-cache');
  const current = await contentOf(file, 'reload');
  return current === undefined ? current : current !== previous;
}

/** Matches the errors of a module that could not be loaded: Chromium and Firefox, then WebKit. */
const LOAD_FAILURE = /dynamically imported module|Importing a module script failed/;

/** Checks for an error of a script file that the browser could not load. */
export const isMissingFile = (error: unknown): boolean => LOAD_FAILURE.test(String(error));

/** Handles a missing file of an optional part of a page. Resolves to the reason if the network is the cause. */
export async function cutOffFor(error?: unknown): Promise<'portal' | 'offline' | undefined> {
  const result = await onMissingFile(error);
  if (result === 'replaced') release.replaced = true;
  return result === 'offline' || result === 'portal' ? result : undefined;
}

/** Records a reload of this release. Returns false if it would be the second, or if the storage cannot record it. */
export function storeReload(isHealed?: true): boolean {
  const currentRelease = ownRelease();
  const previous = recall(RELOADS_KEY, isTexts, 'session') ?? [];
  // Servers of several releases at once would cause a reload loop.
  if ((previous.includes(currentRelease) && !isHealed) || previous.length >= MAX_RELOADS) return false;
  return keep(RELOADS_KEY, [...previous, currentRelease], { area: 'session' });
}
