/** The way to the provider's app that fits a phone and its host. */
import { ANDROID, APP_PHONES, IOS, MINI_PROGRAM_PLATFORM, SCHEME_BLOCKING_PLATFORM } from './constants.ts';

/** Addresses of the app; an empty text where there is none. */
export interface AppLinks {
  /** The Android package itself. */
  readonly version: string;
  readonly appStore: string;
  /** The page in the Android app market. */
  readonly yyb: string;
}

export type DownloadWay =
  | 'app-store'
  | 'market'
  | 'package'
  /** The host blocks downloads, and its menu opens the page in a browser. */
  | 'menu'
  /** The host blocks downloads and has no such menu: the address is copied. */
  | 'copy'
  /** No phone of ours: a phone reads the address from a code. */
  | 'code'
  /** There is no link at all. */
  | 'none'
  /** There are links, none of them for this phone. */
  | 'not-here';

export interface DownloadPlace {
  readonly platform: number;
  readonly phone: number;
  /** The host opens the market's page, although it blocks downloads. */
  readonly opensMarket: boolean;
}

/** Returns the way. An own app counts as its own phone, whatever system is below it. */
export function downloadWay(links: AppLinks, { platform, phone: phoneInfo, opensMarket }: DownloadPlace): DownloadWay {
  const { version, appStore, yyb } = links;
  const phone = APP_PHONES[platform] ?? phoneInfo;
  if (!version && !appStore && !yyb) return 'none';
  if (phone === IOS ? !appStore : phone === ANDROID && !yyb && !version) return 'not-here';
  if (phone !== IOS && phone !== ANDROID) return 'code';
  if (platform === MINI_PROGRAM_PLATFORM) return 'copy';
  if (platform === SCHEME_BLOCKING_PLATFORM) return phone === ANDROID && yyb && opensMarket ? 'market' : 'menu';
  if (phone === IOS) return 'app-store';
  return yyb ? 'market' : 'package';
}

/** True for a host that opens the market's page, but downloads no package itself. */
export const blocksPackages = (platform: number): boolean => platform === SCHEME_BLOCKING_PLATFORM;

const BYTES_OF_MB = 1024 * 1024;

/** Returns a size as stores write it: `84.5 MB`. */
export const sizeInMb = (bytes: number): string => `${(bytes / BYTES_OF_MB).toFixed(1).replace(/\.0$/, '')} MB`;

/** Returns a version as `a.b.c`, which the service asks for; undefined for a text that is no version. */
export function threePartVersion(version: string): string | undefined {
  const parts = /^(\d{1,3})(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?/.exec(version)?.slice(1);
  return parts?.map((part) => part ?? '0').join('.');
}
