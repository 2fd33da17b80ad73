/**
 * Reads and changes the page's address within the app, for code outside of components. Components use wouter, whose hook
 * (`location-hook.ts`) reads the same address. wouter changes the browser's history and reports each change. This file adds:
 * 1. An address is within the app, wherever the build keeps it (`address.ts`).
 * 2. Each history entry stores its number in this visit, so that "back" knows if a previous entry exists. It also stores which steps of
 *    the same page come right before it.
 * 3. Listeners learn if the person went back or forward. A step back can be held.
 */
import { navigate as change } from 'wouter/use-browser-location';
import { behindHash, inPath } from './address.ts';
import { settings } from './settings.ts';
import { isTexts } from './storage.ts';

export interface NavigateOptions {
  /** Replaces the current entry. */
  replace?: boolean;
  /** The steps of the same page whose entries are right before the new one, the first one first. */
  trail?: readonly string[];
}

const addressing = __BUILD__ === 'single' ? behindHash : inPath;
/** `isReturn`: the person went back or forward. */
type Listener = (isReturn: boolean) => void;
// oxlint-disable-next-line sdhealth/kept-by-a-person -- listeners, and the step of the history under way
const listeners = new Set<Listener>();

/** An entry of the history. */
interface Place {
  readonly path: string;
  readonly search: string;
  readonly state: unknown;
}

/** The entry that stays current after a held "back", until the browser has returned to it. */
let held: (Place & { readonly end: () => void }) | undefined;

/** Returns the path within the app, not decoded: `/` or `/pecSale/x`. */
export const currentPath = (): string => held?.path ?? addressing.path(location);

/** Returns the query with its `?`, or an empty text. */
export const currentSearch = (): string => held?.search ?? addressing.search(location);
export const currentQuery = (): URLSearchParams => new URLSearchParams(currentSearch());

/** Returns path and query within the app, as `navigate` takes them. */
export const currentAddress = (): string => currentPath() + currentSearch();

/** Returns an address within the app as `<a href>` needs it. */
export const linkOf = (to: string): string => addressing.link(to);

/**
 * Returns the public web address of an address within the app. It is for addresses that leave the app and come back, or that others open,
 * because a page inside an app has no address that others can open.
 */
export const absoluteUrl = (to: string): string => new URL(inPath.link(to), settings.webOrigin).href;

/** Goes to an address within the app, as `href()` makes it. */
export function navigate(to: string, { replace = false, trail }: NavigateOptions = {}): void {
  const number = replace ? entryNumber() : entryNumber() + 1;
  held = undefined;
  change(addressing.link(to), { replace, state: { at: number, trail } });
  tell();
}

/** Removes parameters from the address, in the query and the hash, without a new entry. */
export function dropFromQuery(names: readonly string[]): void {
  takeFromQuery((name) => names.includes(name));
}

/**
 * Removes all parameters that `isTaken` selects. `clean` removes them from an address inside a value. Returns the removed parameters, or
 * undefined if there were none and the address is unchanged. The web build's address loses its hash, too.
 */
export function takeFromQuery(
  isTaken: (name: string, value: string, isInHash?: boolean) => boolean,
  clean = (value: string): string => value,
): URLSearchParams | undefined {
  const all = [...currentQuery()];
  const taken = all.filter(([name, value]) => isTaken(name, value));
  const isInHash = location.hash.split(/[#?&]/).some((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return isTaken(name, value, true);
  });
  const remaining = all
    .filter(([name, value]) => !isTaken(name, value))
    .map(([name, value]): [string, string] => [name, clean(value)]);
  const isInside = remaining.some(([name, value]) => !all.some((pair) => pair[0] === name && pair[1] === value));
  if (taken.length === 0 && !isInHash && !isInside) return undefined;
  const text = new URLSearchParams(remaining).toString();
  const to = currentPath() + (text && `?${text}`);
  change(addressing.cleanLink(to, location), { replace: true, state: { at: entryNumber() } });
  tell();
  return new URLSearchParams(taken);
}

/** Returns the number of our entries before this one. 0: the first page of this visit, or a page reached by returning from elsewhere. */
export function entryNumber(): number {
  const state: unknown = held ? held.state : history.state;
  return typeof state === 'object' && state !== null && 'at' in state && typeof state.at === 'number' ? state.at : 0;
}

/** Returns the steps of this page whose entries are right before this one. */
export function entryTrail(): readonly string[] {
  const state: unknown = held ? held.state : history.state;
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

/** Handles a step of the browser while "back" is held. Returns true if the listeners must not learn of the step. */
let takeStep: (() => boolean) | undefined;

/**
 * Makes the browser's back call `end` and stay on this page, until the returned function is called. From the first page of the visit it
 * leads to another site and cannot be held.
 */
export function holdBack(end: () => void): () => void {
  let isOver = false;
  const heldPlace: typeof held = {
    path: currentPath(),
    search: currentSearch(),
    state: held ? held.state : history.state,
    end: () => (isOver ? undefined : end()),
  };
  const number = entryNumber();
  const take = () => {
    const by = number - entryNumber();
    if (held) {
      const back = held;
      held = undefined;
      if (isOver && takeStep === take) takeStep = undefined;
      back.end();
    } else if (by > 0) {
      held = heldPlace;
      history.go(by);
    } else return false;
    return true;
  };
  takeStep = take;
  return () => {
    isOver = true;
    // A return in progress still ends here.
    if (!held && takeStep === take) takeStep = undefined;
  };
}

let returned = false;
let moved = false;

/** Checks that the person went forward to the current page in this page load. */
export const isOnward = (): boolean => moved && !returned;

/** Checks that the person went back or forward through the history to the current page. */
export const isReturned = (): boolean => returned;

function tell(event?: Event): void {
  const isReturn = event?.type === 'popstate';
  if (isReturn && takeStep?.()) return;
  // Both events report a step behind the hash.
  if (event?.type !== 'hashchange') returned = isReturn;
  moved = true;
  for (const listener of listeners) listener(isReturn);
}

// Must run before wouter, which listens from the first component on: a held step must be known by then.
for (const event of ['popstate', 'hashchange']) addEventListener(event, tell);
