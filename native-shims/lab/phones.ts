/**
 * The columns of the lab: each host, and an own app on HarmonyOS. A page sees that one as the Android app on another phone; a team that
 * has all three apps wants to see all three.
 */
import type { HostName } from '@sdhealth/bridge-sdk';
import type { ImitatedHost } from '../src/environment.ts';
import { HOST_NAMES, HOSTS } from '../src/hosts/index.ts';

export type PhoneName = HostName | 'harmony-app';

export interface LabHost extends ImitatedHost {
  /** The host that it is to the page. */
  readonly host: HostName;
}

const hosts = Object.fromEntries(HOST_NAMES.map((host) => [host, { ...HOSTS[host], host }])) as Record<
  HostName,
  LabHost
>;

export const PHONES: Readonly<Record<PhoneName, LabHost>> = {
  ...hosts,
  // Its web view has a proxy object in the page, and runs a script to answer: as Android's Java interface.
  'harmony-app': {
    ...HOSTS['android-app'],
    host: 'android-app',
    title: 'HarmonyOS app',
    variants: [{ label: 'ArkWeb', setup: { phone: 'harmony', channel: 'java-interface' } }],
  },
};

/** Every column, in the lab's order. */
export const PHONE_NAMES: readonly PhoneName[] = HOST_NAMES.flatMap((host): PhoneName[] =>
  host === 'ios-app' ? [host, 'harmony-app'] : [host],
);
/** The columns that are there until others are chosen. */
export const FIRST_PHONES: readonly PhoneName[] = HOST_NAMES;

export const hostOf = (phone: PhoneName): HostName => PHONES[phone].host;
