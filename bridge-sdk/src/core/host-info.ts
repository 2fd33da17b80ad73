import type { Host } from '../hosts/host.ts';
import type { HostName } from '../hosts/index.ts';

export type { HostName };
/** Host codes (specification, section 4): 1 WeChat and WeCom, 2 browser, 3 Android app, 4 iOS app, 5 mini-program. */
export type Platform = Host['platform'];
/** 1 Android, 2 iOS, 3 other (HarmonyOS among it). */
export type Phone = 1 | 2 | 3;

export interface AppInfo {
  /** The user-agent token, `SdHealth` without its `App`. */
  readonly name: string;
  readonly version: string;
}

/** What is known of the host from the user agent alone, and by the handshake later. */
export interface HostInfo {
  readonly name: HostName;
  readonly platform: Platform;
  readonly phone: Phone;
  readonly app?: AppInfo;
}
