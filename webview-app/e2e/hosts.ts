import type { HostName } from '@sdhealth/bridge-sdk';
import { HOST_NAMES, HOSTS } from '../../native-shims/src/hosts/index.ts';
import type { HostOption, HostSetup } from '../../native-shims/src/options.ts';

/** Lists the setups of hosts with several variants, or with another than the first of their imitation. */
const SETUPS: Readonly<Partial<Record<HostName, Readonly<Record<string, HostSetup>>>>> = {
  wechat: { 'wechat-android': { phone: 'android' }, 'wechat-ios': { phone: 'ios' } },
  'mini-program': { 'mini-program': { phone: 'ios' } },
  'android-app': {
    'android-app': { phone: 'android', version: '2.8.0', channel: 'web-message' },
    'android-app-java': { phone: 'android', version: '2.0.9', channel: 'java-interface' },
    // Adds the remaining combinations of channel and version, which run only the journey.
    'android-app-old': { phone: 'android', version: '2.0.9', channel: 'web-message' },
    'android-app-java-new': { phone: 'android', version: '2.8.0', channel: 'java-interface' },
  },
  'ios-app': { 'ios-app': { phone: 'ios', version: '2.8.0' } },
};

/** Lists the hosts of every journey, each a Playwright project. */
export const hosts: Readonly<Record<string, HostOption>> = Object.fromEntries(
  HOST_NAMES.flatMap((name) =>
    Object.entries(SETUPS[name] ?? { [name]: HOSTS[name].variants[0].setup }).map(
      ([project, setup]): [string, HostOption] => [project, { name, ...setup }],
    ),
  ),
);
