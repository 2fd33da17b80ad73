/** Tells of a host's title bar before there is a bridge. */
import { readHints } from '../core/read-hints.ts';
import type { BridgeOptions } from '../core/types.ts';
import { isOwnApp } from './hints.ts';

/**
 * Returns true where the host has a title bar of its own, so that the page draws none. It is synchronous and weighs little: it is for
 * markup that stands before the program has come, and says what `bridge.supports(setTitle)` says before the host is opened. The
 * handshake of an own app may correct it. On a server it answers for `userAgent` of the options.
 */
export function hasHostTitleBar(
  options: Pick<BridgeOptions, 'apps' | 'hostName' | 'pageName' | 'origins' | 'userAgent'> = {},
): boolean {
  const hints = readHints(options);
  return isOwnApp(hints) || /MicroMessenger|wxwork/i.test(hints.userAgent);
}
