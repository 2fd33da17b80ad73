/** Reads the globals through which a page talks to its host. */
import type { BridgeOptions } from './types.ts';
export const PAGE_NAME = 'sdhealthBridge';
export const HOST_NAME = 'sdhealthHost';

/** Returns the global of this name unless it is an iframe. An iframe's name also becomes a global, and any page can create one. */
export function globalNamed(name: string): unknown {
  const value = (globalThis as Record<string, unknown>)[name];
  // A cross-origin frame has few readable properties. `window` is one of them.
  return Object(value).window === value ? undefined : value;
}

/** An object that accepts text: a message handler of WebKit, or a Java object (in some versions a function). */
export interface Poster {
  postMessage(text: string): unknown;
  onmessage?: ((event: { data: unknown }) => void) | null;
}

const asPoster = (value: unknown): Poster | undefined =>
  typeof Object(value).postMessage === 'function' ? (value as Poster) : undefined;

export const globalPoster = (name: string) => asPoster(globalNamed(name));

export const webkitPoster = ({ pageName = PAGE_NAME }: Pick<BridgeOptions, 'pageName'>) =>
  asPoster(Object(Object(globalNamed('webkit')).messageHandlers)[pageName]);

/**
 * Checks that all frames around the page have an allowed origin. A foreign parent must not reach the bridge through this page. The
 * opaque origin `null` is never trusted, because it may be any site. In engines without `ancestorOrigins` the page must be the top frame.
 */
export function isTrustedFrame({ origins = [] }: Pick<BridgeOptions, 'origins'>): boolean {
  const { location, parent, window } = globalThis;
  const { origin, ancestorOrigins } = Object(location);
  return ancestorOrigins
    ? Array.from<string>(ancestorOrigins).every(
        (ancestor) => ancestor !== 'null' && [origin, ...origins].includes(ancestor),
      )
    : parent === window;
}
