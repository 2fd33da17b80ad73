/** The globals by which a page finds its host. */
import type { BridgeOptions } from './types.ts';
export const PAGE_NAME = 'sdhealthBridge';
export const HOST_NAME = 'sdhealthHost';

/** Returns the global of this name. A frame of this name is a global, too, and no host's: any page may have one. */
export function globalNamed(name: string): unknown {
  const value = (globalThis as Record<string, unknown>)[name];
  // Of a foreign frame only few properties can be read; `window` is one of them.
  return Object(value).window === value ? undefined : value;
}

/** An object that takes text: a message handler of WebKit, or a Java object (on some versions a function). */
export interface Poster {
  postMessage(text: string): unknown;
  onmessage?: ((event: { data: unknown }) => void) | null;
}

/** Returns the value if it takes text. */
const asPoster = (value: unknown): Poster | undefined =>
  typeof Object(value).postMessage === 'function' ? (value as Poster) : undefined;

export const globalPoster = (name: string) => asPoster(globalNamed(name));

export const webkitPoster = ({ pageName = PAGE_NAME }: Pick<BridgeOptions, 'pageName'>) =>
  asPoster(Object(Object(globalNamed('webkit')).messageHandlers)[pageName]);

/**
 * True for a page whose frames are all of an allowed origin: a foreign parent must not reach the bridge through this page. No opaque
 * origin (`null`) is trusted, because all are equal. In engines without `ancestorOrigins` the page must be the top one.
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
