import type { HostName } from '@sdhealth/bridge-sdk';
import { HOST_NAMES, HOSTS } from '../../native-shims/src/hosts/index.ts';
import type { HostOption, HostSetup } from '../../native-shims/src/options.ts';

/** The setups of hosts that the journeys run on in more ways, or in another one, than the first variant of their imitation. */
const SETUPS: Readonly<Partial<Record<HostName, Readonly<Record<string, HostSetup>>>>> = {
  wechat: { 'wechat-android': { phone: 'android' }, 'wechat-ios': { phone: 'ios' } },
  'mini-program': { 'mini-program': { phone: 'ios' } },
  'android-app': {
    'android-app': { phone: 'android', version: '2.8.0', channel: 'web-message' },
    'android-app-java': { phone: 'android', version: '2.0.9', channel: 'java-interface' },
    // The other two of channel and version; they run the journey alone.
    'android-app-old': { phone: 'android', version: '2.0.9', channel: 'web-message' },
    'android-app-java-new': { phone: 'android', version: '2.8.0', channel: 'java-interface' },
  },
  'ios-app': { 'ios-app': { phone: 'ios', version: '2.8.0' } },
};

/** The hosts that every journey runs on: one Playwright project each. */
export const hosts: Readonly<Record<string, HostOption>> = Object.fromEntries(
  HOST_NAMES.flatMap((name) =>
    Object.entries(SETUPS[name] ?? { [name]: HOSTS[name].variants[0].setup }).map(
      ([project, setup]): [string, HostOption] => [project, { name, ...setup }],
    ),
  ),
);
