/**
 * Holds the central configuration (specification, section 3): base product numbers to names and links, product numbers to clause groups,
 * mini-programs to their pay platforms, the channel table, and what the service has switched off. Until it is loaded the defaults apply.
 * `remote-configuration.ts` loads it, and no first page waits for that file.
 */
import { proxy } from 'valtio';
import type { AppConfig, Channel, MiniProgramPay } from '../api/config-center.ts';
import { channels } from '../installation/channels.ts';
import { miniPrograms } from '../installation/mini-programs.ts';
import type { Decision } from '../rules/switches.ts';
import { isTrue, recall } from './storage.ts';

export type BaseProduct = NonNullable<AppConfig['baseProducts']>[string];
export type Clause = NonNullable<AppConfig['clauseGroups']>[string][number];
export type KnownChannel = Pick<Channel, 'thirdType'> & Partial<Channel>;

export interface ConfigState {
  baseProducts: Record<string, BaseProduct>;
  clauseGroups: Record<string, Clause[]>;
  /** Pay platforms by appid. */
  miniProgramPay: Record<string, MiniProgramPay>;
  /** Channels by name. */
  channels: Record<string, KnownChannel>;
  /** True if the quick login is offered, unless the channel decides otherwise. */
  quickLogin: boolean;
  /** True if the entry page shows a tab for each group of services. */
  showTab: boolean;
  /** 1: the charity campaign is on. */
  n95GongyiSwitch: 0 | 1;
  /** The product of the HPV vaccination. Empty if there is none. */
  hpvProductNo: string;
  /** The version of the current agreements. Empty if the service sends none. */
  agreementsVersion: string;
  /** The text of a maintenance that is going on. */
  maintenance: Decision['maintenance'];
  /** Present if no page sends a payment. */
  paymentOff: Decision['paymentOff'];
  /** The ids of the routes that are off. */
  screensOff: readonly string[];
  /** True if this release is older than the least that may stay open. */
  isTooOld: boolean;
  /** The percentage of phones that report errors, 0 if this phone does not. */
  reportPercent: number;
  /** The same of measured events (`events/`). */
  eventPercent: number;
}

/** The configuration. By default it has only what the installation knows, and nothing is off. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- the same for everybody
export const config = proxy<ConfigState>({
  baseProducts: {},
  clauseGroups: {},
  miniProgramPay: Object.fromEntries(miniPrograms.map((row) => [row.appid, row])),
  quickLogin: false,
  showTab: true,
  n95GongyiSwitch: 0,
  hpvProductNo: '',
  agreementsVersion: '',
  maintenance: undefined,
  paymentOff: undefined,
  screensOff: [],
  isTooOld: false,
  reportPercent: 100,
  eventPercent: 100,
  channels: { ...channels },
});

const loadReader = () => import('./remote-configuration.ts');

/** The name of a mark on the phone, present while the stored configuration keeps a page from being shown. */
export const SWITCHED_OFF = 'switched-off';

let loading: Promise<void> | undefined;

/** Loads the configuration once. Only a failure, which changes nothing, allows a retry. Never rejects. */
export function loadConfig(): Promise<void> {
  loading ??= loadReader()
    .then(({ readConfiguration }) => readConfiguration())
    .catch(() => {
      loading = undefined;
    });
  return loading;
}

/** Loads the configuration again. Never rejects, and a failure changes nothing. */
export function reloadConfig(): Promise<void> {
  loading = undefined;
  return loadConfig();
}

/** Applies a stored maintenance or closed page before the first render. Resolves at once on any other phone. */
export const applyStoredSwitches = async (): Promise<void> => {
  if (recall(SWITCHED_OFF, isTrue))
    await loadReader().then(
      ({ applyStored }) => applyStored(),
      () => undefined,
    );
};

/** Returns a row of a map by a name that may come from an address. Inherited names (`constructor`) are ignored. */
const rowOf = <T>(map: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;

export const baseProduct = (baseProductNo: string): BaseProduct | undefined =>
  rowOf(config.baseProducts, baseProductNo);
export const miniProgramPay = (appid: string): MiniProgramPay | undefined => rowOf(config.miniProgramPay, appid);
export const knownChannel = (channel: string): KnownChannel | undefined => rowOf(config.channels, channel);
