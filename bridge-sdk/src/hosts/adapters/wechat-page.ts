/** The methods that a page does itself in all hosts of WeChat (WeChat, WeCom, mini-program), without a vendor's library. */
import type { ChannelContext } from '../../core/types.ts';
import type { HandlersOf } from '../host.ts';
import type { wechatPageMethods } from '../web-methods.ts';
import { leaveTo, webHandlers } from './web.ts';

/** Returns one handler for each of `wechatPageMethods`: one that is missing does not compile here. */
export const wechatPage = (context: ChannelContext): HandlersOf<typeof wechatPageMethods> => ({
  ...webHandlers(context),
  /** Opens the third-party login, which returns to the page with a ticket (specification, section 6). */
  login({ thirdPartyUrl }) {
    leaveTo(thirdPartyUrl as string);
    return { outcome: 'redirected' };
  },
  /** Sets `document.title`: these hosts show it in their own bar. */
  setTitle({ title }) {
    document.title = title;
    return {};
  },
});
