/** The settings of the lab, kept over reloads of the lab page. */
import type { HostName } from '@sdhealth/bridge-sdk';
import type { HostVariant } from '../../src/environment.ts';
import { HOSTS, type UserAnswer } from '../../src/index.ts';
import { isObject, parseJson } from '../../src/json.ts';
import { LEAK_MARKER } from '../messages.ts';

export interface Settings {
  address: string;
  version: string;
  user: UserAnswer;
  language: 'zh' | 'en';
  dark: boolean;
  /** A tap, a text typed or a scroll in one phone is done in all. */
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

const KEY = `${LEAK_MARKER}:settings`;

/** Returns the kept settings; a setting that is missing or of another type has its default. */
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

/** The variant of a host that is in use. */
export const variantOf = (host: HostName, { variants: chosen }: Settings): HostVariant => {
  const { variants } = HOSTS[host];
  return variants[chosen[host] ?? 0] ?? variants[0];
};

/** Tells an own app, which has a version of its own, from the other hosts. */
export const hasAppVersion = (host: HostName): boolean =>
  Object.values(HOSTS[host].userAgents).some((agent) => agent.includes('{app}'));
