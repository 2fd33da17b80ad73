/** Adds the origin of a share to its link (specification, section 9). */
import { withoutSensitive } from './sensitive.ts';

export type ShareTarget = 'timeline' | 'friend' | 'qq' | 'qzone';

/** The campaign parameter by share target: WeChat moments, a WeChat friend, QQ, QQ space. */
export const CAMPAIGNS: Readonly<Record<ShareTarget, string>> = {
  timeline: 'wx_share_PYQ',
  friend: 'wx_share_HY',
  qq: 'wx_share_QQ',
  qzone: 'wx_share_QZone',
};

/** The source code by share target (specification, section 9). Only the host can distinguish a group (3) from a friend. */
export const SHARE_SOURCES: Readonly<Record<ShareTarget, number>> = { timeline: 1, qzone: 1, friend: 2, qq: 2 };

export interface ShareOrigin {
  channel?: string | undefined;
  subChannel?: string | undefined;
}

/**
 * Returns the absolute link to share: without sensitive query values, with `channel`, `subChannel` (if the person came by a sub-channel), `campaign`
 * and `shareSource`. Values of an earlier share are replaced. Throws a TypeError unless the link is absolute.
 */
export function shareLink(link: string, target: ShareTarget, { channel, subChannel }: ShareOrigin = {}): string {
  const url = new URL(link);
  // A configured link may have its path and query after the hash.
  const [hashPath = '', ...hashQuery] = url.hash.split('?');
  const isHashed = url.hash.startsWith('#/');
  const query = new URLSearchParams(withoutSensitive(new URLSearchParams(isHashed ? hashQuery.join('?') : url.search)));
  for (const [name, value] of Object.entries({
    channel,
    subChannel,
    campaign: CAMPAIGNS[target],
    shareSource: String(SHARE_SOURCES[target]),
  }))
    if (value) query.set(name, value);
  if (!isHashed) url.search = query.toString();
  else {
    url.search = withoutSensitive(url.searchParams);
    url.hash = `${hashPath}?${query}`;
  }
  return url.href;
}
