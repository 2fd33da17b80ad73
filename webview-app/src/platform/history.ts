/**
 * The page's address within the app, and the ways to another one. Every history entry of ours carries its number since the first
 * page, so that "back" knows if there is one.
 */
import { useSyncExternalStore } from 'react';
import { behindHash, inPath } from './address.ts';
import { settings } from './settings.ts';
import { isTexts } from './storage.ts';

export interface NavigateOptions {
  /** Takes the place of the current entry. */
  replace?: boolean;
  /** The steps of the same page whose entries are right before the new one, the first one first. */
  trail?: readonly string[];
}

const addressing = __BUILD__ === 'single' ? behindHash : inPath;
/** `isReturn`: the person went back or forward. */
type Listener = (isReturn: boolean) => void;
const listeners = new Set<Listener>();

/** An entry of the history. */
interface Place {
  readonly path: string;
  readonly search: string;
  readonly state: unknown;
}

/** The place that the browser is returning to, after a back that `holdBack` has taken. */
let held: (Place & { readonly end: () => void }) | undefined;

/** The path within the app, not decoded: `/` or `/pecSale/x`. */
export const currentPath = (): string => held?.path ?? addressing.path(location);

/** The query with its `?`, or an empty text. */
export const currentSearch = (): string => held?.search ?? addressing.search(location);
export const currentQuery = (): URLSearchParams => new URLSearchParams(currentSearch());

/** Path and query within the app: what `navigate` takes. */
export const currentAddress = (): string => currentPath() + currentSearch();

/** Returns what `<a href>` needs for an address within the app. */
export const linkOf = (to: string): string => addressing.link(to);

/**
 * The public web address of an address within the app: for whatever leaves the app and comes back, or is opened by others. A page
 * inside an app has no address of its own that others can open.
 */
export const absoluteUrl = (to: string): string => new URL(inPath.link(to), settings.webOrigin).href;

/** Goes to an address within the app, as `href()` makes it. */
export function navigate(to: string, { replace = false, trail }: NavigateOptions = {}): void {
  const at = replace ? entryNumber() : entryNumber() + 1;
  held = undefined;
  history[replace ? 'replaceState' : 'pushState']({ at, trail }, '', addressing.link(to));
  emit();
}

/** Takes parameters out of the address, wherever they stand, without a new entry. */
export function dropFromQuery(names: readonly string[]): void {
  takeFromQuery((name) => names.includes(name));
}

/**
 * The same for all names that `isTaken` picks. Returns what was taken; undefined where there was nothing, and the address stays to the
 * letter. A path that has such a name behind its hash loses the hash.
 */
export function takeFromQuery(isTaken: (name: string) => boolean): URLSearchParams | undefined {
  const all = [...currentQuery()];
  const taken = all.filter(([name]) => isTaken(name));
  const isInHash = location.hash.split(/[#?&]/).some((pair) => isTaken(pair.split('=', 1)[0] ?? ''));
  if (taken.length === 0 && !isInHash) return undefined;
  const text = new URLSearchParams(all.filter(([name]) => !isTaken(name))).toString();
  const to = currentPath() + (text && `?${text}`);
  history.replaceState({ at: entryNumber() }, '', addressing.cleanLink(to, location));
  emit();
  return new URLSearchParams(taken);
}

/** Counts the entries of ours before this one. 0: the first page of this visit, or one come back to from elsewhere. */
export function entryNumber(): number {
  const state: unknown = held ? held.state : history.state;
  return typeof state === 'object' && state !== null && 'at' in state && typeof state.at === 'number' ? state.at : 0;
}

/** The steps of this page whose entries are right before this one. */
export function entryTrail(): readonly string[] {
  const state: unknown = held ? held.state : history.state;
  return typeof state === 'object' && state !== null && 'trail' in state && isTexts(state.trail) ? state.trail : [];
}

/** One step back; as the first page there is none, so to `home` in its place. */
export function goBack(home = '/'): void {
  if (entryNumber() > 0) history.back();
  else navigate(home, { replace: true });
}

/** Calls `listener` after every change of address; returns how to stop. */
export function onHistory(listener: Listener): () => void {
  if (listeners.size === 0) for (const event of EVENTS) addEventListener(event, emit);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of EVENTS) removeEventListener(event, emit);
  };
}

/** Takes a step of the browser; returns true where nobody is told of it. */
let takeStep: (() => boolean) | undefined;

/**
 * Has the browser's back call `end` and stay on this page, until the returned function is called. From the first page of the visit it
 * leads to another site, and nothing holds it.
 */
export function holdBack(end: () => void): () => void {
  let isOver = false;
  const here: typeof held = {
    path: currentPath(),
    search: currentSearch(),
    state: held ? held.state : history.state,
    end: () => (isOver ? undefined : end()),
  };
  const at = entryNumber();
  const take = () => {
    const by = at - entryNumber();
    if (held) {
      const back = held;
      held = undefined;
      if (isOver && takeStep === take) takeStep = undefined;
      back.end();
    } else if (by > 0) {
      held = here;
      history.go(by);
    } else return false;
    return true;
  };
  takeStep = take;
  return () => {
    isOver = true;
    // A return under way still ends here.
    if (!held && takeStep === take) takeStep = undefined;
  };
}

export const usePath = (): string => useSyncExternalStore(onHistory, currentPath);
export const useSearch = (): string => useSyncExternalStore(onHistory, currentSearch);

const EVENTS = ['popstate', 'hashchange'] as const;

let returned = false;
let moved = false;

/** True while the page of the address is one that the person went on to in this page load. */
export const isOnward = (): boolean => moved && !returned;

/** True while the page of the address is one that the person came back to, or forward. */
export const isReturned = (): boolean => returned;

function emit(event?: Event): void {
  const isReturn = event?.type === 'popstate';
  if (isReturn && takeStep?.()) return;
  // A step behind the hash is told of by both events.
  if (event?.type !== 'hashchange') returned = isReturn;
  moved = true;
  for (const listener of listeners) listener(isReturn);
}
