/**
 * Tells where a page offers pull-to-refresh. WeChat, WeCom and mini-programs show the page's owner on the same gesture, and browser tabs
 * reload on it. Two reactions to one gesture would be wrong. The own apps' web views and pages on the home screen do not use the gesture.
 */
import type { Platform } from '@sdhealth/bridge-sdk';

const BROWSER: Platform = 2;
const OWN_APPS: readonly Platform[] = [3, 4];

export const pullsHere = (platform: Platform, isStandalone: boolean): boolean =>
  OWN_APPS.includes(platform) || (platform === BROWSER && isStandalone);
