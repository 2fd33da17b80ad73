/** Implements the bridge in WeChat's browser. The vendor's SDK is loaded lazily, by the first call that needs it. */

import { openLocal } from '../../core/local-channel.ts';
import type { BridgeOptions, ChannelContext, OpenChannel } from '../../core/types.ts';
import type { Handlers } from '../host.ts';
import type { wechat } from '../wechat.ts';
import { lazyHandlers } from './lazy-handlers.ts';
import { leaveTo } from './web.ts';
import { wechatPage } from './wechat-page.ts';
import { isPrepaid, payByWechat } from './wechat-pay.ts';

/** Loads the vendor's SDK. Without the `try`, webpack and esbuild fail when this optional package is not installed. */
const loadSdk = async ({ wx }: BridgeOptions): Promise<{ default: unknown }> => {
  if (wx) return { default: wx };
  try {
    return await import('weixin-js-sdk');
  } catch (error) {
    throw new Error(`weixin-js-sdk: ${error}`);
  }
};

const handlers = (context: ChannelContext) => {
  const page = wechatPage(context);
  const loadDriver = async () => {
    const [{ drive }, vendor] = await Promise.all([import('../drivers/wechat-driver.ts'), loadSdk(context.options)]);
    return drive(context, vendor.default);
  };
  return {
    ...page,
    ...lazyHandlers(loadDriver, 'setShareContent', 'scanCode', 'previewImages', 'closePage'),
    paySeq(params, signal) {
      return isPrepaid(params.payInfo) ? payByWechat(params.payInfo) : page.paySeq(params, signal);
    },
    /** Opens the web page of the store, because WeChat blocks the URL schemes of stores. */
    openStore: ({ marketUrl }) => leaveTo(marketUrl as string),
  } satisfies Handlers;
};

export const open: OpenChannel = openLocal<typeof wechat.methods, ReturnType<typeof handlers>>(handlers);
