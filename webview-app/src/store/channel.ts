/** Through which channel the customer came: read from the address, kept for this visit, sent along with logins and payments. */
import { THIRD_TYPE_DEFAULT, THIRD_TYPE_PARTNER } from '../rules/constants.ts';
import { isText, keep, recall } from './persist.ts';
import { currentQuery } from './place.ts';
import { settings } from './settings.ts';

const FIELDS = [
  'channel',
  'subChannel',
  'payPlatform',
  'appChannel',
  'chanceSource',
  'toMp',
  'wxMpType',
  'adPlace',
] as const;
export type ChannelField = (typeof FIELDS)[number];
export type ChannelInfo = Readonly<Record<ChannelField, string>>;

/** What is known of a channel; others have the default. */
interface KnownChannel {
  readonly thirdType: number;
  readonly appid?: string;
  readonly payPlatform?: number;
}

/** The channel table. The payment platforms are those of the mini-programs, 15, 14, 12, 17 and 20 (specification, section 9). */
const CHANNELS: Readonly<Record<string, KnownChannel>> = {
  partner: { thirdType: THIRD_TYPE_PARTNER },
};

const keyOf = (field: ChannelField) => `channel.${field}`;

/** Takes what the address says; what it does not say stays as it was in this visit. */
export function readChannel(query: URLSearchParams = currentQuery()): void {
  for (const field of FIELDS) {
    const value = query.get(field);
    if (value) keep(keyOf(field), value, { shelf: 'session' });
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
    toMp: value('toMp'),
    wxMpType: value('wxMpType'),
    adPlace: value('adPlace'),
  };
}

/** The third-party account type that logins through this channel belong to: 1 for an unknown channel, 301 on the partner's host. */
export function thirdType(hostname = location.hostname): number {
  const { channel } = channelInfo();
  if (Object.hasOwn(CHANNELS, channel)) return CHANNELS[channel]?.thirdType ?? THIRD_TYPE_DEFAULT;
  return settings.partnerHosts.includes(hostname) ? THIRD_TYPE_PARTNER : THIRD_TYPE_DEFAULT;
}
