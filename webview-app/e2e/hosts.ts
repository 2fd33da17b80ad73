import type { HostName } from '@sdhealth/bridge-sdk';
import type { HostOption, HostSetup } from '../../native-shims/src/options.ts';

/** The setups that every journey runs on, by host; a host without one does not compile. */
const setups: Readonly<Record<HostName, Readonly<Record<string, HostSetup>>>> = {
  wechat: { 'wechat-android': { phone: 'android' }, 'wechat-ios': { phone: 'ios' } },
  'mini-program': { 'mini-program': { phone: 'ios' } },
  wecom: { wecom: { phone: 'android' } },
  'android-app': {
    'android-app': { phone: 'android', version: '2.8.0', channel: 'web-message' },
    'android-app-java': { phone: 'android', version: '2.0.9', channel: 'java-interface' },
    // The other two of channel and version; they run the journey alone.
    'android-app-old': { phone: 'android', version: '2.0.9', channel: 'web-message' },
    'android-app-java-new': { phone: 'android', version: '2.8.0', channel: 'java-interface' },
  },
  'ios-app': { 'ios-app': { phone: 'ios', version: '2.8.0' } },
  browser: { browser: { phone: 'android' } },
};

/** The hosts that every journey runs on: one Playwright project each. */
export const hosts: Readonly<Record<string, HostOption>> = Object.fromEntries(
  (Object.keys(setups) as HostName[]).flatMap((name) =>
    Object.entries(setups[name]).map(([project, setup]): [string, HostOption] => [project, { name, ...setup }]),
  ),
);
