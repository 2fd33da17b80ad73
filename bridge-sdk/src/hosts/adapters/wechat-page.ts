/** Implements the methods that need no vendor's SDK in WeChat, WeCom and mini-programs. */
import type { ChannelContext } from '../../core/types.ts';
import type { HandlersOf } from '../host.ts';
import type { wechatPageMethods } from '../web-methods.ts';
import { leaveTo, webHandlers } from './web.ts';

/** Returns a handler for each of `wechatPageMethods`. A missing handler does not compile. */
export const wechatPage = (context: ChannelContext): HandlersOf<typeof wechatPageMethods> => ({
  ...webHandlers(context),
  /** Opens the third-party login, which returns to the page with a ticket (specification, section 6). */
  login({ thirdPartyUrl }) {
    leaveTo(thirdPartyUrl as string);
    return { outcome: 'redirected' };
  },
  /** Sets `document.title`, which these hosts show in their title bar. */
  setTitle({ title }) {
    document.title = title;
    return {};
  },
});
