/** Chooses how a phone and its host get the provider's app. */
import { ANDROID, APP_PHONES, IOS, MINI_PROGRAM_PLATFORM, SCHEME_BLOCKING_PLATFORM } from './constants.ts';

/** Addresses of the app. A missing address is ''. */
export interface AppLinks {
  /** The Android package itself. */
  readonly version: string;
  readonly appStore: string;
  /** The page in the Android app market. */
  readonly yyb: string;
}

export type DownloadMethod =
  | 'app-store'
  | 'market'
  | 'package'
  /** The host blocks downloads, but its menu opens the page in a browser. */
  | 'menu'
  /** The host blocks downloads and has no such menu, so the address is copied. */
  | 'copy'
  /** Neither Android nor iOS: a QR code passes the address to a phone. */
  | 'code'
  /** All links are missing. */
  | 'none'
  /** Links exist, but none for this phone. */
  | 'not-here';

export interface DownloadEnvironment {
  readonly platform: number;
  readonly phone: number;
  /** True if the host opens the market's page although it blocks downloads. */
  readonly opensMarket: boolean;
}

/** Returns the download action. An own app determines the phone, whatever the operating system. */
export function chooseDownloadMethod(
  links: AppLinks,
  { platform, phone: hostPhone, opensMarket }: DownloadEnvironment,
): DownloadMethod {
  const { version, appStore, yyb } = links;
  const phone = APP_PHONES[platform] ?? hostPhone;
  if (!version && !appStore && !yyb) return 'none';
  if (phone === IOS ? !appStore : phone === ANDROID && !yyb && !version) return 'not-here';
  if (phone !== IOS && phone !== ANDROID) return 'code';
  if (platform === MINI_PROGRAM_PLATFORM) return 'copy';
  if (platform === SCHEME_BLOCKING_PLATFORM) return phone === ANDROID && yyb && opensMarket ? 'market' : 'menu';
  if (phone === IOS) return 'app-store';
  return yyb ? 'market' : 'package';
}

/** Checks that a host opens the market's page but blocks package downloads. */
export const blocksPackages = (platform: number): boolean => platform === SCHEME_BLOCKING_PLATFORM;

const BYTES_OF_MB = 1024 * 1024;

/** Formats a size as app stores do: `84.5 MB`. */
export const sizeInMb = (bytes: number): string => `${(bytes / BYTES_OF_MB).toFixed(1).replace(/\.0$/, '')} MB`;

/** Returns a version as `a.b.c`, as the service expects it, or undefined for a text that is not a version. */
export function threePartVersion(version: string): string | undefined {
  const parts = /^(\d{1,3})(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?/.exec(version)?.slice(1);
  return parts?.map((part) => part ?? '0').join('.');
}
