/** The origin in a shared link (specification, section 9). */
import { withoutSensitive } from './sensitive.ts';

export type ShareTarget = 'timeline' | 'friend' | 'qq' | 'qzone';

/** The campaign parameter by where it was shared to: WeChat moments, a WeChat friend, QQ, QQ space. */
export const CAMPAIGNS: Readonly<Record<ShareTarget, string>> = {
  timeline: 'wx_share_PYQ',
  friend: 'wx_share_HY',
  qq: 'wx_share_QQ',
  qzone: 'wx_share_QZone',
};

/** The source code by where it was shared to (specification, section 9). Only the host could tell a group (3) from a friend. */
export const SHARE_SOURCES: Readonly<Record<ShareTarget, number>> = { timeline: 1, qzone: 1, friend: 2, qq: 2 };

export interface ShareOrigin {
  channel?: string | undefined;
  subChannel?: string | undefined;
}

/**
 * The absolute link to share: as it is, without what is sensitive in its query, with `channel`, `subChannel` (where the person
 * came by one), `campaign` and `shareSource`. What an earlier share left in it is replaced. Throws a TypeError for what is no absolute url.
 */
export function shareLink(link: string, target: ShareTarget, { channel, subChannel }: ShareOrigin = {}): string {
  const url = new URL(link);
  // A configured link may lead to a page that keeps its address, its query included, behind the hash.
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
