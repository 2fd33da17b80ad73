/** Reads the signs of the host from a page; on a server only what the options give. */
import type { Signs } from '../hosts/index.ts';
import type { BridgeOptions } from './options.ts';

export const PAGE_NAME = 'sdhealthBridge';
export const HOST_NAME = 'sdhealthHost';

/** A global by name, typed as what may be there. */
export const globalNamed = (name: string): unknown => (globalThis as Record<string, unknown>)[name];

export const webkitHandler = (name: string): unknown => {
  const webkit = globalNamed('webkit') as { messageHandlers?: Record<string, unknown> } | undefined;
  return webkit?.messageHandlers?.[name];
};

/** True for a page whose frames are all of an allowed origin; a foreign parent must not reach the bridge through us. */
export function isTrustedFrame(origins: readonly string[] = []): boolean {
  if (typeof window === 'undefined' || window.parent === window) return true;
  const ancestors = (globalThis.location as Location & { ancestorOrigins?: ArrayLike<string> }).ancestorOrigins;
  if (ancestors) return Array.from(ancestors).every((origin) => origin === location.origin || origins.includes(origin));
  try {
    return window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

export function readSigns(options: BridgeOptions): Signs {
  const navigator = globalNamed('navigator') as Partial<Navigator> | undefined;
  const environment = globalNamed('__wxjs_environment');
  return {
    userAgent: options.userAgent ?? navigator?.userAgent ?? '',
    ...(options.apps ? { apps: options.apps } : {}),
    ...(typeof environment === 'string' ? { environment } : {}),
    touchPoints: navigator?.maxTouchPoints ?? 0,
    nativeChannel: isTrustedFrame(options.origins) ? nativeChannel(options) : undefined,
  };
}

function nativeChannel(options: BridgeOptions): Signs['nativeChannel'] {
  if (options.transport) return 'given';
  if (webkitHandler(options.pageName ?? PAGE_NAME) !== undefined) return 'webkit';
  return globalNamed(options.hostName ?? HOST_NAME) === undefined ? undefined : 'android';
}
