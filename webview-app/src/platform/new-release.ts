/**
 * A file of the program that cannot be had. Where a server can be reached, a newer release has replaced the file, or a cache on the way has kept
 * something else in its place. Rules:
 * 1. The file that the browser names is asked for once more, past every cache, the page's worker's too. If that brings it, it is tried again.
 * 2. The page loads itself again, once for each release that it is of: a second time would be a loop.
 * 3. It does not while something is open that a reload would cost the person (`unsaved-work.ts`): then it says so, with a button.
 * 4. Without a storage that remembers the first time, there is the button only.
 * 5. Before it says so, all that this page has loaded is asked for past every cache, once: a browser may not name the file that is wrong,
 *    and it names the file that was wanted where one is wrong that this one needs. If another content comes than a cache had, the page
 *    loads itself again: it remembers the wrong content as long as it is open. That is done three times in a visit at most.
 */
import { proxy } from 'valtio';
import { isCutOff, reachNow } from '../client/reach.ts';
import { isText, keep, recall } from './storage.ts';
import { isReloadBlocked } from './unsaved-work.ts';

export type MissingFile =
  /** No server can be reached. */
  | 'offline'
  /** The login page of a network answers. */
  | 'portal'
  /** It is there now, and can be tried again. */
  | 'again'
  /** The page is being loaded again. */
  | 'reloading'
  /** The person must be told. */
  | 'replaced'
  /** A part of the single file cannot be run: no other release has it, and no network is to blame. */
  | 'broken';

/** A file of the program, in what a browser says. */
const FILE = /https?:\S+\/assets\/[\w-]+\.js/;
const RELOADED = 'reloaded-from';
/** In one visit. */
const MOST_RELOADS = 3;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** True once something on this page needs a newer release; shown as a line with a button. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the release that is open
export const release = proxy<{ replaced: boolean }>({ replaced: false });

/** The files that were asked for past every cache. A browser may remember a failure as long as the page is open. */
const requested = new Set<string>();

/** Does what can be done about a missing file, of which the browser has said this. */
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

/** Loads the page again where nothing of the person's is lost by it. `isHealed`: a file has another content than before. */
function reloads(isHealed?: true): boolean {
  if (isReloadBlocked() || !notesReload(isHealed)) return false;
  location.reload();
  return true;
}

/** Returns the content of a file of the program; undefined where there is none, or something else is in its place. */
const contentOf = (file: string, cache: RequestCache): Promise<string | undefined> =>
  fetch(file, { cache })
    // A cache has no more of it than was read.
    .then(async (answer) => {
      const text = await answer.text();
      return answer.ok && /script/.test(String(answer.headers.get('content-type'))) ? text : undefined;
    })
    .catch(() => undefined);

/** Asks for a file past every cache; resolves to true if it is not what a cache had, and to undefined where it does not come. */
async function comesAnew(file: string): Promise<boolean | undefined> {
  requested.add(file);
  const previous = await contentOf(file, 'force-cache');
  const now = await contentOf(file, 'reload');
  return now === undefined ? now : now !== previous;
}

/** Matches the errors of a module that could not be loaded: Chromium and Firefox, then WebKit. */
const SAYINGS = /dynamically imported module|Importing a module script failed/;

/** True for an error of a file of the program that the browser could not load. */
export const isMissingFile = (error: unknown): boolean => SAYINGS.test(String(error));

/** The same for a part of a page that goes on without it: returns the reason where it is the network. */
export async function cutOffFor(error?: unknown): Promise<'portal' | 'offline' | undefined> {
  const outcome = await onMissingFile(error);
  if (outcome === 'replaced') release.replaced = true;
  return outcome === 'offline' || outcome === 'portal' ? outcome : undefined;
}

/**
 * The release is known by its program's file, which has a hash in its name. It is the last of the page's modules: one before it may be the
 * bundler's, and the same in every release. Empty in a single file.
 */
export const ownRelease = (): string =>
  [...document.querySelectorAll('script[type=module][src]')].at(-1)?.getAttribute('src') ?? '';

function notesReload(isHealed?: true): boolean {
  const own = ownRelease();
  const previous = recall(RELOADED, isTexts, 'session') ?? [];
  // Servers of several releases at once would send the page back and forth.
  if ((previous.includes(own) && !isHealed) || previous.length >= MOST_RELOADS) return false;
  return keep(RELOADED, [...previous, own], { area: 'session' });
}
