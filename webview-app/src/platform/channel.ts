/** The channel through which the customer came: read from the address, kept for this visit, sent along with logins and payments. */
import { THIRD_TYPE_DEFAULT, THIRD_TYPE_PARTNER } from '../rules/constants.ts';
import { config, knownChannel, loadConfig } from './configuration.ts';
import { currentQuery } from './history.ts';
import { settings } from './settings.ts';
import { isText, keep, recall } from './storage.ts';

const FIELDS = [
  'channel',
  'subChannel',
  'payPlatform',
  'appChannel',
  'chanceSource',
  'adPlace',
  'campaign',
  'shareSource',
] as const;
export type ChannelField = (typeof FIELDS)[number];
export type ChannelInfo = Readonly<Record<ChannelField, string>>;

const keyOf = (field: ChannelField) => `channel.${field}` as const;

/** Keeps the fields that the address has; the others stay as they were in this visit. */
export function readChannel(query: URLSearchParams = currentQuery()): void {
  for (const field of FIELDS) {
    const value = query.get(field);
    if (value) keep(keyOf(field), value, { area: 'session' });
  }
}

/** Fields that are not known are empty. */
export function channelInfo(): ChannelInfo {
  const value = (field: ChannelField) => recall(keyOf(field), isText, 'session') ?? '';
  return {
    channel: value('channel'),
    subChannel: value('subChannel'),
    payPlatform: value('payPlatform'),
    appChannel: value('appChannel'),
    chanceSource: value('chanceSource'),
    adPlace: value('adPlace'),
    campaign: value('campaign'),
    shareSource: value('shareSource'),
  };
}

/** The fields that say by whom the customer came: they go on with a link that leaves the app. */
const ORIGIN = ['channel', 'subChannel', 'appChannel', 'chanceSource', 'adPlace', 'campaign', 'shareSource'] as const;

/** Returns an address of the app with the origin of this visit in its query. What the address says itself stays. */
export function withVisitOrigin(to: string): string {
  const [path = '', search = ''] = to.split('?');
  const query = new URLSearchParams(search);
  const info = channelInfo();
  for (const field of ORIGIN) if (info[field] && !query.has(field)) query.set(field, info[field]);
  const text = query.toString();
  return path + (text && `?${text}`);
}

/** The longest time that a login waits for the channel table. */
const TABLE_PATIENCE_MS = 3_000;

/**
 * Resolves once the meaning of the person's channel is known: at once without a channel, else with the channel table or after 3,000
 * ms without it; the channel then counts as unknown. Never rejects.
 */
export async function channelKnown(): Promise<void> {
  if (!channelInfo().channel) return;
  await Promise.race([loadConfig(), new Promise((resolve) => setTimeout(resolve, TABLE_PATIENCE_MS))]);
}

/** Returns the third-party account type of logins through this channel: 1 for an unknown channel, 301 on the partner's host. */
export function thirdType(hostname = location.hostname, { partnerHosts } = settings): number {
  const known = knownChannel(channelInfo().channel);
  if (known) return known.thirdType;
  return partnerHosts.includes(hostname) ? THIRD_TYPE_PARTNER : THIRD_TYPE_DEFAULT;
}

/** Tells if the quick login is an option here: the channel says so, else the server for all. */
export const offersQuickLogin = (): boolean => knownChannel(channelInfo().channel)?.quickLogin ?? config.quickLogin;
