/**
 * The page's address within the app, and the ways to another one, for whatever is no component: components ask wouter, whose hook
 * (`location-hook.ts`) reads the same. wouter changes the browser's history and tells of each change; what is added here:
 * 1. An address is of this app, wherever the build keeps it (`address.ts`).
 * 2. Every history entry carries its number since the first page, so that "back" knows if there is one, and the steps right before it.
 * 3. Who listens is told if the person went back or forward; a step back can be held.
 */
import { navigate as change } from 'wouter/use-browser-location';
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
// oxlint-disable-next-line sdhealth/kept-by-a-person -- listeners, and the step of the history under way
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
  const number = replace ? entryNumber() : entryNumber() + 1;
  held = undefined;
  change(addressing.link(to), { replace, state: { at: number, trail } });
  tell();
}

/** Takes parameters out of the address, wherever they stand, without a new entry. */
export function dropFromQuery(names: readonly string[]): void {
  takeFromQuery((name) => names.includes(name));
}

/**
 * The same for all parameters that `isTaken` picks; `clean` takes them out of an address within a value. Returns what was taken; undefined
 * where there was nothing, and the address stays to the letter. A path that has such a name behind its hash loses the hash.
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
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes a step of the browser; returns true where nobody is told of it. */
let takeStep: (() => boolean) | undefined;

/**
 * Has the browser's back call `end` and stay on this page, until the returned function is called. From the first page of the visit it
 * leads to another site, and nothing holds it.
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
    // A return under way still ends here.
    if (!held && takeStep === take) takeStep = undefined;
  };
}

let returned = false;
let moved = false;

/** True while the page of the address is one that the person went on to in this page load. */
export const isOnward = (): boolean => moved && !returned;

/** True while the page of the address is one that the person came back to, or forward. */
export const isReturned = (): boolean => returned;

function tell(event?: Event): void {
  const isReturn = event?.type === 'popstate';
  if (isReturn && takeStep?.()) return;
  // A step behind the hash is told of by both events.
  if (event?.type !== 'hashchange') returned = isReturn;
  moved = true;
  for (const listener of listeners) listener(isReturn);
}

// Before wouter, which listens for the first component: a step that is held must be known to be one by then.
for (const event of ['popstate', 'hashchange']) addEventListener(event, tell);
