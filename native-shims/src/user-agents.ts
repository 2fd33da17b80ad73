/**
 * User agents as seen in the wild, one per host and phone. Versions inside are those of 2025's clients; what the page may
 * depend on (the app's token, the client's version) is put in by `userAgent()`.
 */
import type { HostName } from '@sdhealth/bridge-sdk';

export type PhoneOs = 'android' | 'ios' | 'harmony';
/** The provider's own apps by their name; the user-agent token is the name and `App`. */
export type AppName = 'SdHealth' | 'SdInsurance';

const ANDROID_WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 14; 23116PN5BC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.7204.180 Mobile Safari/537.36';
const IOS_WEB_VIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const HARMONY_WEB_VIEW =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';

const WECHAT: Record<PhoneOs, string> = {
  android: `${ANDROID_WEB_VIEW} XWEB/1380085 MMWEBSDK/20250503 MMWEBID/419 MicroMessenger/{client}.2880(0x28003D57) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
  ios: `${IOS_WEB_VIEW} MicroMessenger/{client}(0x18003d2b) NetType/WIFI Language/zh_CN`,
  harmony: `${HARMONY_WEB_VIEW} MicroMessenger/{client}.41(0xf3100a29) Weixin NetType/WIFI Language/zh_HK MMWEBID/2907 MMWEBSDK/202508070004 XWEB/1140319`,
};

/** `{client}`, `{app}` and `{miniProgram}` are filled in. A phone without a row does not exist for that host. */
const USER_AGENTS: Record<HostName, Partial<Record<PhoneOs, string>>> = {
  wechat: WECHAT,
  'mini-program': {
    android: `${WECHAT.android} miniProgram/{miniProgram}`,
    ios: `${WECHAT.ios} miniProgram/{miniProgram}`,
    harmony: `${WECHAT.harmony} miniProgram/{miniProgram}`,
  },
  wecom: {
    android: `${ANDROID_WEB_VIEW} XWEB/1380275 MMWEBSDK/20250202 MMWEBID/3998 wxwork/{client} MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh ColorScheme/Light wwmver/3.26.506.647`,
    ios: `${IOS_WEB_VIEW} wxwork/{client} MicroMessenger/7.0.1 Language/zh ColorScheme/Light wwmver/3.26.506.378`,
    harmony:
      'Mozilla/5.0 (linux; Android 13; Phone; OpenHarmony 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 Mobile MicroMessenger/7.0.1 wxwork/{client}',
  },
  'android-app': { android: `${ANDROID_WEB_VIEW} {app}` },
  'ios-app': { ios: `${IOS_WEB_VIEW} {app}` },
  browser: {
    android:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    harmony: HARMONY_WEB_VIEW,
  },
};

const CLIENTS: Partial<Record<HostName, string>> = { wechat: '8.0.61', 'mini-program': '8.0.61', wecom: '5.0.6' };

/** What `navigator.platform` says on a phone; vendor SDKs look there for `mac` and `win`. */
export const PLATFORMS: Record<PhoneOs, string> = { android: 'Linux armv8l', ios: 'iPhone', harmony: 'Linux aarch64' };

export interface UserAgentRequest {
  host: HostName;
  /** Default: the phone of an own app, else Android. */
  phone?: PhoneOs;
  /** Own apps; default `SdHealth`. */
  app?: AppName;
  /** Own apps' version; default 2.8.0. */
  version?: string;
  /** iOS app only: the session token (base64url) of a user already logged in. */
  token?: string;
  /** Version of WeChat or WeCom. */
  clientVersion?: string;
  /** Default `wxd4185d00bf7e08ac`. */
  miniProgramAppId?: string;
}

/** The phone a host runs on unless told otherwise. */
export function phoneOf({ host, phone }: Pick<UserAgentRequest, 'host' | 'phone'>): PhoneOs {
  if (host === 'ios-app') return 'ios';
  if (host === 'android-app') return 'android';
  return phone ?? 'android';
}

/** The client version a WeChat or WeCom host reports; empty for others. */
export const clientVersionOf = (request: UserAgentRequest) => request.clientVersion ?? CLIENTS[request.host] ?? '';

/** The whole user agent of that host on that phone. */
export function userAgent(request: UserAgentRequest): string {
  const phone = phoneOf(request);
  const row = USER_AGENTS[request.host][phone];
  if (!row) throw new Error(`no ${request.host} on ${phone}`);
  const token = request.token && phone === 'ios' ? ` (token=${request.token})` : '';
  return row
    .replace('{client}', clientVersionOf(request))
    .replace('{miniProgram}', request.miniProgramAppId ?? 'wxd4185d00bf7e08ac')
    .replace('{app}', `${request.app ?? 'SdHealth'}App/${request.version ?? '2.8.0'}${token}`);
}
