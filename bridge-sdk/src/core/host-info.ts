/** Host codes of the specification, section 4. WeCom reports 1, as its user agent carries WeChat's token too. */
export type Platform = 1 | 2 | 3 | 4 | 5;
/** 1 Android, 2 iOS, 3 other (HarmonyOS among it). */
export type Phone = 1 | 2 | 3;
export type HostName = 'wechat' | 'mini-program' | 'wecom' | 'android-app' | 'ios-app' | 'browser';

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
