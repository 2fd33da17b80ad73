/**
 * A file of the program that cannot be had. Where a server can be reached, a newer release has replaced the file. Rules:
 * 1. The page loads itself again, once for each release that it is of: a second time would be a loop.
 * 2. It does not while something is open that a reload would cost the person (`held.ts`): then it says so, with a button.
 * 3. Without a storage that remembers the first time, there is the button only.
 */
import { proxy } from 'valtio';
import { isReachable } from '../client/send.ts';
import { isHeld } from './held.ts';
import { isText, keep, recall } from './storage.ts';

export type MissingFile =
  /** No server can be reached. */
  | 'offline'
  /** The page is being loaded again. */
  | 'reloading'
  /** The person must be told. */
  | 'replaced'
  /** A part of the single file cannot be run: no other release has it, and no network is to blame. */
  | 'broken';

const RELOADED = 'reloaded-from';
/** In one visit. */
const MOST_RELOADS = 3;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** True once something on this page needs a newer release; shown as a line with a button. */
export const release = proxy<{ replaced: boolean }>({ replaced: false });

/** Does what can be done about a missing file. */
export async function onMissingFile(): Promise<MissingFile> {
  if (__BUILD__ === 'single') return 'broken';
  if (!(await isReachable())) return 'offline';
  if (isHeld() || !isFirstTime()) return 'replaced';
  location.reload();
  return 'reloading';
}

/** The same for a part of a page that goes on without it: returns true where the reason is the network. */
export async function isOfflineFor(): Promise<boolean> {
  const found = await onMissingFile();
  if (found === 'replaced') release.replaced = true;
  return found === 'offline';
}

/**
 * The release is known by its program's file, which has a hash in its name. It is the last of the page's modules: one before it may be the
 * bundler's, and the same in every release. Empty in a single file.
 */
export const ownRelease = (): string =>
  [...document.querySelectorAll('script[type=module][src]')].at(-1)?.getAttribute('src') ?? '';

function isFirstTime(): boolean {
  const own = ownRelease();
  const before = recall(RELOADED, isTexts, 'session') ?? [];
  // Servers of several releases at once would send the page back and forth.
  if (before.includes(own) || before.length >= MOST_RELOADS) return false;
  return keep(RELOADED, [...before, own], { shelf: 'session' });
}
