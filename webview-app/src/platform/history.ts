/**
 * Reads and changes the page's address within the app, for code outside of components. Components use wouter, whose hook
 * (`location-hook.ts`) reads the same address. wouter changes the browser's history and reports each change. This file adds:
 * 1. An address is within the app, wherever the build places it (`address.ts`).
 * 2. Each history entry stores its number in this visit, so that "back" can check for a previous entry. It also stores which steps of
 *    the same page are directly before it.
 * 3. Listeners are told whether the person went back or forward. A step back can be held.
 */
import { navigate as change } from 'wouter/use-browser-location';
import { pageKey } from '../routes.ts';
import { inHash, inPath } from './address.ts';
import { settings } from './settings.ts';
import { isTexts } from './storage.ts';

export interface NavigateOptions {
  replace?: boolean;
  /** The steps of the same page whose entries are directly before the new one, in order. */
  trail?: readonly string[];
}

const addressing = __BUILD__ === 'single' ? inHash : inPath;
/** `isReturn`: the person went back or forward. */
type Listener = (isReturn: boolean) => void;
// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains functions, and the entry that the browser shows
const listeners = new Set<Listener>();

interface HistoryEntry {
  readonly path: string;
  readonly search: string;
  readonly state: unknown;
}

/** The entry that stays current after a held "back", until the browser has returned to it. */
let heldEntry: (HistoryEntry & { readonly end: () => void }) | undefined;

/** Returns the path within the app, not decoded: `/` or `/pecSale/x`. */
export const currentPath = (): string => heldEntry?.path ?? addressing.path(location);

/** Returns the query with its `?`, or ''. */
export const currentSearch = (): string => heldEntry?.search ?? addressing.search(location);
export const currentQuery = (): URLSearchParams => new URLSearchParams(currentSearch());

/** Returns path and query within the app, as `navigate` accepts them. */
export const currentAddress = (): string => currentPath() + currentSearch();

/** Returns the key of the current page. Addresses of one page differ only in its tab, step or search. */
export const currentPageKey = (): string => pageKey(currentPath(), currentSearch());

/** Returns an address within the app as `<a href>` needs it. */
export const linkOf = (to: string): string => addressing.link(to);

/**
 * Returns the public web address of an address within the app. It is for addresses that leave the app and return, or that others open,
 * because a page inside an app has no address that others can open.
 */
export const absoluteUrl = (to: string): string => new URL(inPath.link(to), settings.webOrigin).href;

/** Opens an address within the app, as `href()` returns it. */
export function navigate(to: string, { replace = false, trail }: NavigateOptions = {}): void {
  const number = replace ? entryNumber() : entryNumber() + 1;
  heldEntry = undefined;
  change(addressing.link(to), { replace, state: { at: number, trail } });
  notify();
}

/** Removes parameters from the address, in the query and the hash, without a new entry. */
export function dropFromQuery(names: readonly string[]): void {
  removeFromQuery((name) => names.includes(name));
}

/**
 * Removes all parameters that `mustRemove` selects. `clean` removes them from an address inside a value. Returns the removed parameters, or
 * undefined if the address is unchanged. The web build's address also loses its hash.
 */
export function removeFromQuery(
  mustRemove: (name: string, value: string, isInHash?: boolean) => boolean,
  clean = (value: string): string => value,
): URLSearchParams | undefined {
  const parameters = [...currentQuery()];
  const removed = parameters.filter(([name, value]) => mustRemove(name, value));
  const isInHash = location.hash.split(/[#?&]/).some((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return mustRemove(name, value, true);
  });
  const remaining = parameters
    .filter(([name, value]) => !mustRemove(name, value))
    .map(([name, value]): [string, string] => [name, clean(value)]);
  const hasCleanedValue = remaining.some(
    ([name, value]) => !parameters.some((pair) => pair[0] === name && pair[1] === value),
  );
  if (removed.length === 0 && !isInHash && !hasCleanedValue) return undefined;
  const text = new URLSearchParams(remaining).toString();
  const to = currentPath() + (text && `?${text}`);
  change(addressing.cleanLink(to, location), { replace: true, state: { at: entryNumber() } });
  notify();
  return new URLSearchParams(removed);
}

/** Returns the number of the app's entries before this one. 0: the first page of this visit, or a page after a return from another site. */
export function entryNumber(): number {
  const state: unknown = heldEntry ? heldEntry.state : history.state;
  return typeof state === 'object' && state !== null && 'at' in state && typeof state.at === 'number' ? state.at : 0;
}

/** Returns the steps of this page whose entries are right before this one. */
export function entryTrail(): readonly string[] {
  const state: unknown = heldEntry ? heldEntry.state : history.state;
  return typeof state === 'object' && state !== null && 'trail' in state && isTexts(state.trail) ? state.trail : [];
}

/** Goes one step back. The first page has no previous entry, so `home` replaces it. */
export function goBack(home = '/'): void {
  if (entryNumber() > 0) history.back();
  else navigate(home, { replace: true });
}

/** Calls `listener` after every change of address. Returns a function that stops it. */
export function onHistory(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Handles a step of the browser while "back" is held. Returns true if the listeners must not be notified. */
let handleHeldStep: (() => boolean) | undefined;

/**
 * Makes the browser's back call `end` and stay on this page, until the returned function is called. From the first page of the visit, back
 * leads to another site and cannot be held.
 */
export function holdBack(end: () => void): () => void {
  let isOver = false;
  const entryToHold: typeof heldEntry = {
    path: currentPath(),
    search: currentSearch(),
    state: heldEntry ? heldEntry.state : history.state,
    end: () => (isOver ? undefined : end()),
  };
  const number = entryNumber();
  const handleStep = () => {
    const delta = number - entryNumber();
    if (heldEntry) {
      const back = heldEntry;
      heldEntry = undefined;
      if (isOver && handleHeldStep === handleStep) handleHeldStep = undefined;
      back.end();
    } else if (delta > 0) {
      heldEntry = entryToHold;
      history.go(delta);
    } else return false;
    return true;
  };
  handleHeldStep = handleStep;
  return () => {
    isOver = true;
    // A return in progress still ends here.
    if (!heldEntry && handleHeldStep === handleStep) handleHeldStep = undefined;
  };
}

let hasReturned = false;

/** Checks that the person went back or forward through the history to the current page. */
export const isReturned = (): boolean => hasReturned;

function notify(event?: Event): void {
  const isReturn = event?.type === 'popstate';
  if (isReturn && handleHeldStep?.()) return;
  // Both events report a step after the hash.
  if (event?.type !== 'hashchange') hasReturned = isReturn;
  for (const listener of listeners) listener(isReturn);
}

// Must run before wouter adds its listener with the first component, so that a held step is handled first.
for (const event of ['popstate', 'hashchange']) addEventListener(event, notify);
