/** Implements the methods that need no vendor's SDK in WeChat, WeCom and mini-programs. Loads that SDK for the others. */
import type { BridgeOptions, ChannelContext } from '../../core/types.ts';
import type { HandlersOf } from '../host.ts';
import type { wechatPageMethods } from '../web-methods.ts';
import { leaveTo, webHandlers } from './web.ts';

/** Loads WeChat's SDK. Without the `try`, webpack and esbuild fail when this optional package is not installed. */
export const loadWechatSdk = async ({ wx }: BridgeOptions): Promise<{ default: unknown }> => {
  if (wx) return { default: wx };
  try {
    return await import('weixin-js-sdk');
  } catch (error) {
    throw new Error(`weixin-js-sdk: ${error}`);
  }
};

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
