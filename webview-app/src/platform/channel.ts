/** Reads from the address the channel by which the customer came. It is stored for this visit and sent with logins and payments. */
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

/** Stores the fields that the address has. The others keep their value from this visit. */
export function readChannel(query: URLSearchParams = currentQuery()): void {
  for (const field of FIELDS) {
    const value = query.get(field);
    if (value) keep(keyOf(field), value, { area: 'session' });
  }
}

/** Returns the fields of this visit's channel. Unknown fields are empty. */
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

/** The fields of the visit's origin. They are added to links that leave the app. */
const ORIGIN_FIELDS = [
  'channel',
  'subChannel',
  'appChannel',
  'chanceSource',
  'adPlace',
  'campaign',
  'shareSource',
] as const;

/** Returns an address of the app with the visit's origin in its query. Its own values take precedence. */
export function withVisitOrigin(to: string): string {
  const [path = '', search = ''] = to.split('?');
  const query = new URLSearchParams(search);
  const info = channelInfo();
  for (const field of ORIGIN_FIELDS) if (info[field] && !query.has(field)) query.set(field, info[field]);
  const text = query.toString();
  return path + (text && `?${text}`);
}

/** The maximum time that a login waits for the channel table. */
const TABLE_TIMEOUT_MS = 3_000;

/**
 * Resolves when the configuration of the person's channel is loaded: immediately without a channel, and at the latest after 3,000 ms.
 * Without the channel table the channel counts as unknown. Never rejects.
 */
export async function waitForChannel(): Promise<void> {
  if (!channelInfo().channel) return;
  await Promise.race([loadConfig(), new Promise((resolve) => setTimeout(resolve, TABLE_TIMEOUT_MS))]);
}

/** Returns the third-party account type of logins through this channel: 1 for an unknown channel, 301 on the partner's host. */
export function thirdType(hostname = location.hostname, { partnerHosts } = settings): number {
  const known = knownChannel(channelInfo().channel);
  if (known) return known.thirdType;
  return partnerHosts.includes(hostname) ? THIRD_TYPE_PARTNER : THIRD_TYPE_DEFAULT;
}

/** Checks that the quick login is offered here. The channel's setting takes precedence over the server's general setting. */
export const offersQuickLogin = (): boolean => knownChannel(channelInfo().channel)?.quickLogin ?? config.quickLogin;
