/** WeChat's browser: the vendor's SDK for what needs it, web standards for the rest. */
import { isWebAddress } from '../core/address.ts';
import type { LinkContext, OpenLink } from '../core/link.ts';
import { type Handlers, localLink } from '../core/local-link.ts';
import { BridgeError } from '../errors.ts';
import { loginByAddress, titleOfDocument } from './login-by-address.ts';
import { insist, leaveTo, webHandlers } from './web.ts';
import { jsapiOrderIn, payByWeixin, weixinMedia } from './weixin-media.ts';
import { weixinSdk } from './weixin-sdk.ts';

const handlers = (context: LinkContext): Handlers => {
  const sdk = weixinSdk(context);
  const web = webHandlers(context);
  return {
    ...web,
    ...loginByAddress,
    ...titleOfDocument,
    ...weixinMedia(sdk),
    paySeq(params) {
      const order = jsapiOrderIn(params.payInfo);
      return order ? payByWeixin(order) : web.paySeq(params);
    },
    async setShareContent({ title, desc, link, imgUrl }) {
      await sdk.call('updateAppMessageShareData', { title, desc, link, imgUrl });
      await sdk.call('updateTimelineShareData', { title, link, imgUrl });
      return {};
    },
    async closePage() {
      await sdk.call('closeWindow', {});
      return {};
    },
    /** Stores' own schemes are blocked here; the market's web address is not. */
    openStore({ marketUrl }) {
      if (!marketUrl) throw new BridgeError('UNSUPPORTED', 'no market link');
      insist(isWebAddress(marketUrl), '/marketUrl');
      leaveTo(marketUrl);
      return {};
    },
  };
};

export const open: OpenLink = async (context) => localLink(handlers(context), context);
