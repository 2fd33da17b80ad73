/**
 * Defines the lab's columns: each host, and an own app on HarmonyOS. A page sees the latter as the Android app, but a team with all three
 * apps tests each.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import type { ImitatedHost } from '../src/environment.ts';
import { HOST_NAMES, HOSTS } from '../src/hosts/index.ts';

export type PhoneName = HostName | 'harmony-app';

export interface LabHost extends ImitatedHost {
  /** The host that a page detects. */
  readonly host: HostName;
}

const hosts = Object.fromEntries(HOST_NAMES.map((host) => [host, { ...HOSTS[host], host }])) as Record<
  HostName,
  LabHost
>;

export const PHONES: Readonly<Record<PhoneName, LabHost>> = {
  ...hosts,
  // Its web view has a proxy object in the page and answers by running a script, like Android's Java interface.
  'harmony-app': {
    ...HOSTS['android-app'],
    host: 'android-app',
    title: 'HarmonyOS app',
    variants: [{ label: 'ArkWeb', setup: { phone: 'harmony', channel: 'java-interface' } }],
  },
};

/** Lists all columns, in the lab's order. */
export const PHONE_NAMES: readonly PhoneName[] = HOST_NAMES.flatMap((host): PhoneName[] =>
  host === 'ios-app' ? [host, 'harmony-app'] : [host],
);
/** Lists the columns that are shown by default. */
export const DEFAULT_PHONES: readonly PhoneName[] = HOST_NAMES;

export const hostOf = (phone: PhoneName): HostName => PHONES[phone].host;
