/**
 * The places where a page offers to be pulled down to be loaded again. WeChat, WeCom and mini-programs use the same stroke to show whose
 * page it is, and tabs of browsers load the page again by it; two answers to one stroke would be wrong. The own apps' web views do nothing
 * with it, nor does a page that was put on the home screen.
 */
import type { Platform } from '@sdhealth/bridge-sdk';

const BROWSER: Platform = 2;
const OWN_APPS: readonly Platform[] = [3, 4];

export const pullsHere = (platform: Platform, isStandalone: boolean): boolean =>
  OWN_APPS.includes(platform) || (platform === BROWSER && isStandalone);
