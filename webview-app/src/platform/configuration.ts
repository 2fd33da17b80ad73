/**
 * Loads the central configuration (specification, section 3): base product numbers to names and links, product numbers to clause groups,
 * mini-programs to their pay platforms, and the channel table. It is fetched once. Until then, and without a network, the build's copy is
 * used.
 */
import { proxy } from 'valtio';
import { type AppConfig, type Channel, getConfig, type MiniProgramPay } from '../api/config.ts';
import { QUIET, request } from '../client/request.ts';
import { channels } from '../installation/channels.ts';
import { miniPrograms } from '../installation/mini-programs.ts';

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
}

/** The configuration. By default it has only what the installation knows. */
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
  channels: { ...channels },
});

let loading: Promise<void> | undefined;

/** Loads the configuration once. Only a failure, which changes nothing, allows a retry. Never rejects. */
export function loadConfig(): Promise<void> {
  loading ??= loadFromService().catch(() => {
    loading = undefined;
  });
  return loading;
}

async function loadFromService(): Promise<void> {
  const answer = await request(getConfig, { query: { keys: KEYS } }, QUIET);
  Object.assign(config.baseProducts, answer.baseProducts);
  Object.assign(config.clauseGroups, answer.clauseGroups);
  config.showTab = answer.showTab ?? config.showTab;
  config.n95GongyiSwitch = answer.n95GongyiSwitch ?? config.n95GongyiSwitch;
  config.hpvProductNo = answer.hpvProductNo ?? config.hpvProductNo;
  config.agreementsVersion = answer.agreementsVersion ?? '';
  for (const row of answer.miniProgramPay ?? []) config.miniProgramPay[row.appid] = row;
  config.quickLogin = answer.quickLogin ?? false;
  for (const row of answer.channels ?? []) config.channels[row.channel] = row;
}

const KEYS =
  'baseProducts,clauseGroups,miniProgramPay,channels,showTab,n95GongyiSwitch,quickLogin,hpvProductNo,agreementsVersion';

/** Returns a row of a map by a name that may come from an address. Inherited names (`constructor`) are ignored. */
const rowOf = <T>(map: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;

export const baseProduct = (baseProductNo: string): BaseProduct | undefined =>
  rowOf(config.baseProducts, baseProductNo);
export const miniProgramPay = (appid: string): MiniProgramPay | undefined => rowOf(config.miniProgramPay, appid);
export const knownChannel = (channel: string): KnownChannel | undefined => rowOf(config.channels, channel);
