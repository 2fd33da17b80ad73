/** Tells of a host's title bar before there is a bridge. */
import { DEFAULT_APPS, type HostHints } from './hints.ts';

/**
 * Returns true where the host has a title bar of its own by its user agent: what `supportsOn(detectHost(hints), setTitle)` says, at a
 * tenth of its weight, for markup that stands before the program has come. An app that is known by its bridge object alone is a
 * browser here; `bridge.supports(setTitle)` has the last word.
 */
export function hasHostTitleBar({ userAgent, apps = DEFAULT_APPS }: Pick<HostHints, 'userAgent' | 'apps'>): boolean {
  return /MicroMessenger|wxwork/i.test(userAgent) || apps.some((app) => userAgent.includes(`${app}/`));
}
