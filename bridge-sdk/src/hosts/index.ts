/** The one list of hosts, in the order of detection. Every other list of hosts is derived from it. */
import type { HostInfo } from '../core/types.ts';
import { androidApp } from './android-app.ts';
import { browser } from './browser.ts';
import { appIn, detectPhone, type HostHints } from './hints.ts';
import type { Host } from './host.ts';
import { iosApp } from './ios-app.ts';
import { miniProgram } from './mini-program.ts';
import { wechat } from './wechat.ts';
import { wecom } from './wecom.ts';

export const hosts = [iosApp, androidApp, wecom, miniProgram, wechat, browser] as const;

export type HostName = (typeof hosts)[number]['name'];

/** The row of a host. */
export const hostNamed = (name: HostName): Host => hosts.find((host) => host.name === name) as Host;

/** The host for these hints: pure and synchronous, so that a server gives the same answer. The handshake has the last word. */
export function detectHost(hints: HostHints): HostInfo {
  // The last row matches every page.
  const { name, platform } = hosts.find(({ matches }) => matches(hints)) as (typeof hosts)[number];
  const { app } = appIn(hints);
  return { name, platform, phone: detectPhone(hints), ...(app && { app }) };
}
