/** Implements the methods of WeChat's browser that need the vendor's SDK. */
import type { ChannelContext } from '../../core/types.ts';
import type { Handlers } from '../host.ts';
import { wechatMedia } from './wechat-media.ts';
import { wechatSdk } from './wechat-sdk.ts';

export function drive(context: ChannelContext, vendor: unknown) {
  const sdk = wechatSdk(context, vendor);
  return {
    ...wechatMedia(sdk),
    /** Sets the content for chats and timeline, then by two older calls for QQ and QQ space, which older clients need. */
    async setShareContent({ title, desc, link, imgUrl, links = {} }) {
      await sdk.call('updateAppMessageShareData', { title, desc, link: links.friend || link, imgUrl });
      await sdk.call('updateTimelineShareData', { title, link: links.timeline || link, imgUrl });
      sdk.listen('onMenuShareQQ', { title, desc, link: links.qq || links.friend || link, imgUrl });
      sdk.listen('onMenuShareQZone', { title, desc, link: links.qzone || links.timeline || link, imgUrl });
      return {};
    },
    async closePage() {
      await sdk.call('closeWindow', {});
      return {};
    },
  } satisfies Handlers;
}
