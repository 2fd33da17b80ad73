/** Detects phone, own app and mini-program from the hints about a host. */

import type { AppInfo } from '../core/data-types.ts';
import type { Phone } from '../core/platform.ts';

/** The facts by which a host is detected. A server knows only the user agent. */
export interface HostHints {
  /** The whole user agent: `navigator.userAgent`, or the request's header. */
  userAgent: string;
  /** Own apps' user-agent tokens. Default `SdHealthApp`, `SdInsuranceApp`. */
  apps?: readonly string[];
  /** `window.__wxjs_environment`. */
  environment?: string;
  /** The kind of native channel in the page; `given` for the option `transport`. It overrides the user agent. */
  nativeChannel?: 'webkit' | 'android' | 'given' | undefined;
  /** `navigator.maxTouchPoints`, to detect an iPad whose user agent says Macintosh. */
  touchPoints?: number;
}

/** @internal */
export const DEFAULT_APPS = ['SdHealthApp', 'SdInsuranceApp'] as const;

/**
 * Returns 1 for Android, 2 for iOS, 3 for others. OpenHarmony is checked first, because its user agents may also have Android.
 * @internal
 */
export function detectPhone({ userAgent, touchPoints = 0 }: HostHints): Phone {
  if (/OpenHarmony|ArkWeb/.test(userAgent)) return 3;
  if (/Android/i.test(userAgent)) return 1;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 2;
  return userAgent.includes('Macintosh') && touchPoints > 2 ? 2 : 3;
}

/** Matches `SdHealthApp/2.8.0 (token=...)` anywhere in the user agent, with or without a space before it. */
const appPattern = (tokens: readonly string[]) =>
  new RegExp(
    `(${tokens.map((token) => token.replace(/\W/g, '\\$&')).join('|')})/(\\d+(?:\\.\\d+)*)(?:\\s*\\(([^)]*)\\))?`,
  );

/**
 * Returns the own app that the user agent names, and its session token (iOS). Never log the token.
 * @internal
 */
export function appIn({ userAgent, apps = DEFAULT_APPS }: HostHints): {
  app: AppInfo | undefined;
  session: string | undefined;
} {
  const [, token = '', version = '', detail = ''] = appPattern(apps).exec(userAgent) || [];
  const [, session] = /(?:^|;\s*)token=([\w-]+)/.exec(detail) || [];
  return { app: token ? { name: token.replace(/App$/, ''), version } : undefined, session };
}

/**
 * Returns the mini-program that the user agent names (`miniProgram/wx…`). Undefined for old clients, which name none.
 * @internal
 */
export function miniProgramIn({ userAgent }: HostHints): AppInfo | undefined {
  const [, id] = /miniProgram\/(wx\w+)/.exec(userAgent) || [];
  return id ? { name: 'miniProgram', version: '', id } : undefined;
}

/** @internal */
export const isOwnApp = (hints: HostHints): boolean => !!(appIn(hints).app || hints.nativeChannel);
