/** WeChat's browser: the calls that the vendor's SDK is for. */
import type { LinkContext } from '../../core/link.ts';
import type { Handlers } from '../host.ts';
import { weixinMedia } from './wechat-media.ts';
import { weixinSdk } from './wechat-sdk.ts';

export function drive(context: LinkContext, vendor: unknown) {
  const sdk = weixinSdk(context, vendor);
  return {
    ...weixinMedia(sdk),
    /** The vendor's two setters: to a chat or QQ, to the timeline or QQ space. */
    async setShareContent({ title, desc, link, imgUrl, links = {} }) {
      await sdk.call('updateAppMessageShareData', { title, desc, link: links.friend || link, imgUrl });
      await sdk.call('updateTimelineShareData', { title, link: links.timeline || link, imgUrl });
      return {};
    },
    async closePage() {
      await sdk.call('closeWindow', {});
      return {};
    },
  } satisfies Handlers;
}
