/** What the lab's user has set, kept over reloads of the lab. */
import type { HostName } from '@sdhealth/bridge-sdk';
import type { HostSetup, PhoneOs, UserAnswer } from '../../src/index.ts';
import { isObject, parseJson } from '../../src/json.ts';
import { LEAK_MARKER } from '../messages.ts';

export interface Settings {
  address: string;
  version: string;
  user: UserAnswer;
  language: 'zh' | 'en';
  dark: boolean;
  /** What is tapped, typed and scrolled in one phone is done in all. */
  linked: boolean;
  /** Chosen variant per host, by its index. */
  variants: Partial<Record<HostName, number>>;
}

export const DEFAULTS: Settings = {
  address: '/health/package-list',
  version: '2.8.0',
  user: 'accept',
  language: 'zh',
  dark: false,
  linked: true,
  variants: {},
};

export const VERSIONS = ['2.0.9', '2.1.0', '2.8.0'] as const;
export const ANSWERS: readonly UserAnswer[] = ['accept', 'cancel', 'fail', 'leave'];

export interface Variant {
  label: string;
  setup: HostSetup & { phone: PhoneOs };
}

export interface LabHost {
  host: HostName;
  title: string;
  variants: [Variant, ...Variant[]];
  /** Own apps have a version of their own. */
  versioned?: true;
}

const ios: Variant = { label: 'iPhone', setup: { phone: 'ios' } };
const android: Variant = { label: 'Android', setup: { phone: 'android' } };
const harmony: Variant = { label: 'HarmonyOS', setup: { phone: 'harmony' } };

export const LAB_HOSTS: readonly LabHost[] = [
  { host: 'wechat', title: 'WeChat', variants: [ios, android, harmony] },
  { host: 'mini-program', title: 'Mini-program', variants: [android, ios] },
  { host: 'wecom', title: 'WeCom', variants: [android, ios, harmony] },
  {
    host: 'android-app',
    title: 'Android app',
    variants: [
      { label: 'Web message', setup: { phone: 'android', channel: 'web-message' } },
      { label: 'Java interface', setup: { phone: 'android', channel: 'java-interface' } },
      { label: 'No handshake', setup: { phone: 'android', handshake: false } },
    ],
    versioned: true,
  },
  { host: 'ios-app', title: 'iOS app', variants: [ios], versioned: true },
  { host: 'browser', title: 'Browser', variants: [android, ios] },
];

const KEY = `${LEAK_MARKER}:settings`;

/** The kept settings; what is missing or of another type is as at first. */
export function readSettings(): Settings {
  const kept = parseJson(localStorage.getItem(KEY) ?? '');
  const settings = { ...DEFAULTS };
  if (!isObject(kept)) return settings;
  for (const [name, first] of Object.entries(DEFAULTS)) {
    if (typeof kept[name] === typeof first) Object.assign(settings, { [name]: kept[name] });
  }
  return settings;
}

export const keepSettings = (settings: Settings): void => localStorage.setItem(KEY, JSON.stringify(settings));

/** The variant in use of a host. */
export const variantOf = ({ host, variants }: LabHost, { variants: chosen }: Settings): Variant =>
  variants[chosen[host] ?? 0] ?? variants[0];
