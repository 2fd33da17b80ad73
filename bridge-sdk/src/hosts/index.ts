/** Which host this is. The order of detection is the order of the rows; the handshake has the last word. */
import type { AppInfo, HostInfo, HostName, Phone, Platform } from '../core/host-info.ts';
import type { OpenLink } from '../core/link.ts';

export { supportsOn } from './support-table.ts';

/** What a host is told by; a server has the user agent only. */
export interface Signs {
  userAgent: string;
  /** Own apps' user-agent tokens; default `SdHealthApp`, `SdInsuranceApp`. */
  apps?: readonly string[];
  /** `window.__wxjs_environment`. */
  environment?: string;
  /** The native bridge object that is there, or was given, whatever the user agent says. */
  nativeChannel?: 'webkit' | 'android' | 'given' | undefined;
  /** `navigator.maxTouchPoints`: tells an iPad that calls itself a Macintosh. */
  touchPoints?: number;
}

export const DEFAULT_APPS = ['SdHealthApp', 'SdInsuranceApp'] as const;

/** 1 Android, 2 iOS, 3 other. OpenHarmony is asked first, as its user agents may also say Android. */
export function detectPhone({ userAgent, touchPoints = 0 }: Signs): Phone {
  if (/OpenHarmony|ArkWeb/.test(userAgent)) return 3;
  if (/Android/i.test(userAgent)) return 1;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 2;
  return userAgent.includes('Macintosh') && touchPoints > 2 ? 2 : 3;
}

/** `SdHealthApp/2.8.0 (token=...)` anywhere in the user agent, with or without a space before it. */
const appPattern = (tokens: readonly string[]) =>
  new RegExp(
    `(${tokens.map((token) => token.replace(/\W/g, '\\$&')).join('|')})/(\\d+(?:\\.\\d+)*)(?:\\s*\\(([^)]*)\\))?`,
  );

const appOf = ({ userAgent, apps = DEFAULT_APPS }: Signs) => {
  const [, token = '', version = '', detail = ''] = appPattern(apps).exec(userAgent) || [];
  const app: AppInfo | undefined = token ? { name: token.replace(/App$/, ''), version } : undefined;
  const [, session] = /(?:^|;\s*)token=([\w-]+)/.exec(detail) || [];
  return { app, session };
};

/** The session token that an own app puts into the user agent (iOS). Never log it. */
export const tokenOf = (signs: Signs): string | undefined => appOf(signs).session;

const isNative = (signs: Signs) => !!(appOf(signs).app || signs.nativeChannel);
const isIos = (signs: Signs) => signs.nativeChannel === 'webkit' || detectPhone(signs) === 2;

interface HostRow {
  readonly name: HostName;
  readonly platform: Platform;
  readonly is: (signs: Signs) => boolean;
  /** The adapter is loaded when it is needed. */
  readonly load: () => Promise<{ open: OpenLink }>;
}

const native = () => import('./sdhealth-app.ts');

export const hosts: readonly HostRow[] = [
  { name: 'ios-app', platform: 4, is: (s) => isNative(s) && isIos(s), load: native },
  { name: 'android-app', platform: 3, is: isNative, load: native },
  { name: 'wecom', platform: 1, is: (s) => /wxwork/i.test(s.userAgent), load: () => import('./wecom.ts') },
  {
    name: 'mini-program',
    platform: 5,
    is: (s) => s.userAgent.includes('miniProgram/') || s.environment === 'miniprogram',
    load: () => import('./mini-program.ts'),
  },
  {
    name: 'wechat',
    platform: 1,
    is: (s) => s.userAgent.includes('MicroMessenger'),
    load: () => import('./wechat.ts'),
  },
  { name: 'browser', platform: 2, is: () => true, load: () => import('./browser.ts') },
];

/** The host for these signs: pure and synchronous, so that a server gives the same answer. */
export function detectHost(signs: Signs): HostInfo {
  const { name, platform } = hosts.find(({ is }) => is(signs)) as HostRow;
  const { app } = appOf(signs);
  return { name, platform, phone: detectPhone(signs), ...(app && { app }) };
}
