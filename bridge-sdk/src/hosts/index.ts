/**
 * Lists the hosts in the order of detection. Every other list of hosts is derived from it, or does not compile when it differs
 * (`HostName`).
 */
import type { HostInfo, HostName } from '../core/data-types.ts';
import { androidApp } from './android-app.ts';
import { browser } from './browser.ts';
import { appIn, detectPhone, type HostHints, miniProgramIn } from './hints.ts';
import type { Host } from './host.ts';
import { iosApp } from './ios-app.ts';
import { miniProgram } from './mini-program.ts';
import { wechat } from './wechat.ts';
import { wecom } from './wecom.ts';

/** @internal */
export const hosts = [iosApp, androidApp, miniProgram, wecom, wechat, browser] as const;

type ListedName = (typeof hosts)[number]['name'];

/**
 * Returns the row of a host. The callers do not compile if a `HostName` has no row.
 * @internal
 */
export const hostNamed = (name: ListedName): Host => hosts.find((host) => host.name === name) as Host;

/** Returns the host for these hints. Pure and synchronous, so that a server has the same answer. The handshake may correct it. */
export function detectHost(hints: HostHints): HostInfo {
  // The last row matches every page.
  const host = hosts.find(({ matches }) => matches(hints)) as (typeof hosts)[number];
  const { name, platform }: { readonly name: HostName; readonly platform: Host['platform'] } = host;
  const app = name === 'mini-program' ? miniProgramIn(hints) : appIn(hints).app;
  return { name, platform, phone: detectPhone(hints), ...(app && { app }) };
}
