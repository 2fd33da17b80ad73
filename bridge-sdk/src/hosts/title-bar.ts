/** Detects whether a host has a title bar, before a bridge exists. */
import { DEFAULT_APPS, type HostHints } from './hints.ts';

/**
 * Returns true if a host with this user agent has a title bar. The answer equals `supportsOn(detectHost(hints), setTitle)`, at a
 * tenth of the code size, for markup that is shown before the scripts load. An app without a user-agent token counts as a browser here.
 * `bridge.supports(setTitle)` is final.
 */
export function hasHostTitleBar({ userAgent, apps = DEFAULT_APPS }: Pick<HostHints, 'userAgent' | 'apps'>): boolean {
  return /MicroMessenger|wxwork/i.test(userAgent) || apps.some((app) => userAgent.includes(`${app}/`));
}
