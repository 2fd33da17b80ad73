/** The calls that a page does itself in every host of WeChat's kind. No vendor's library is loaded for them. */
import { webAddress } from '../../core/address.ts';
import type { ChannelContext } from '../../core/types.ts';
import type { Handlers } from '../host.ts';
import { leaveTo, unsupported, webHandlers } from './web.ts';

export const wechatPage = (context: ChannelContext) =>
  ({
    ...webHandlers(context),
    /** The third-party login's address, which comes back with a ticket (specification, section 6). */
    login({ thirdPartyUrl }) {
      if (!thirdPartyUrl) throw unsupported('no thirdPartyUrl given');
      leaveTo(webAddress(thirdPartyUrl), '/thirdPartyUrl');
      return { outcome: 'redirected' };
    },
    /** These hosts show `document.title` in their own bar. */
    setTitle({ title }) {
      document.title = title;
      return {};
    },
  }) satisfies Handlers;
