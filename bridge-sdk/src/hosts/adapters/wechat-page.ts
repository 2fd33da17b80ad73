/** The methods that a page does itself in all hosts of WeChat (WeChat, WeCom, mini-program), without a vendor's library. */
import type { ChannelContext } from '../../core/types.ts';
import type { Handlers } from '../host.ts';
import { leaveTo, webHandlers } from './web.ts';

export const wechatPage = (context: ChannelContext) =>
  ({
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
  }) satisfies Handlers;
