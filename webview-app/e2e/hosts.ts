/** The hosts that every journey runs on: one row, one Playwright project. */
import type { HostOption } from '../../native-shims/src/options.ts';

export const hosts: Readonly<Record<string, HostOption>> = {
  'wechat-android': { name: 'wechat', phone: 'android' },
  'wechat-ios': { name: 'wechat', phone: 'ios' },
  'mini-program': { name: 'mini-program', phone: 'ios' },
  wecom: { name: 'wecom', phone: 'android' },
  'android-app': { name: 'android-app', phone: 'android', version: '2.8.0', channel: 'web-message' },
  'android-app-java': { name: 'android-app', phone: 'android', version: '2.0.9', channel: 'java-interface' },
  // The other two of channel and version; they run the journey alone.
  'android-app-old': { name: 'android-app', phone: 'android', version: '2.0.9', channel: 'web-message' },
  'android-app-java-new': { name: 'android-app', phone: 'android', version: '2.8.0', channel: 'java-interface' },
  'ios-app': { name: 'ios-app', phone: 'ios', version: '2.8.0' },
  browser: { name: 'browser', phone: 'android' },
};
