/**
 * Decides where a page offers pull-to-refresh. WeChat, WeCom and mini-programs show the page's owner on the same gesture, and browser tabs
 * reload on it, so the page offers none there. The web views of the own apps and pages on the home screen do not use the gesture.
 */
import type { Platform } from '@sdhealth/bridge-sdk';

const BROWSER: Platform = 2;
const OWN_APPS: readonly Platform[] = [3, 4];

export const offersPullToRefresh = (platform: Platform, isStandalone: boolean): boolean =>
  OWN_APPS.includes(platform) || (platform === BROWSER && isStandalone);
