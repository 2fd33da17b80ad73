/** Defines the backend's codes of hosts and phones (specification, section 4). */

/** The codes of hosts by name. WeCom has the code of WeChat, because its user agent also contains WeChat's token. */
export const Platform = { WECHAT: 1, BROWSER: 2, ANDROID_APP: 3, IOS_APP: 4, MINI_PROGRAM: 5 } as const;
/** A host's code: 1 WeChat and WeCom, 2 browser, 3 Android app, 4 iOS app, 5 mini-program. */
export type Platform = (typeof Platform)[keyof typeof Platform];

/** The codes of a phone's system by name. HarmonyOS is `OTHER`. */
export const Phone = { ANDROID: 1, IOS: 2, OTHER: 3 } as const;
/** The code of a phone's system: 1 Android, 2 iOS, 3 other. */
export type Phone = (typeof Phone)[keyof typeof Phone];
