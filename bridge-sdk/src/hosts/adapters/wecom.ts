/** Implements the bridge in WeCom's browser. The vendor's SDK is loaded lazily, by the first call that needs it. */

import { openLocal } from '../../core/local-channel.ts';
import { PREPARE_MS, withTimeout } from '../../core/timeout.ts';
import type { BridgeOptions, ChannelContext, OpenChannel } from '../../core/types.ts';
import type { wecom } from '../wecom.ts';
import { lazyHandlers } from './lazy-handlers.ts';
import { wechatPage } from './wechat-page.ts';

/** Loads the vendor's SDK. Without the `try`, webpack and esbuild fail when this optional package is not installed. */
const loadSdk = async ({ ww }: BridgeOptions): Promise<typeof import('@wecom/jssdk')> => {
  if (ww) return ww as typeof import('@wecom/jssdk');
  try {
    return await import('@wecom/jssdk');
  } catch (error) {
    throw new Error(`@wecom/jssdk: ${error}`);
  }
};

const handlers = (context: ChannelContext) => {
  const loadDriver = async () => {
    // `supports()` has refused a page without these options.
    const { sign, wecom: identity } = context.options as Required<typeof context.options>;
    const [{ drive }, vendor] = await Promise.all([import('../drivers/wecom-driver.ts'), loadSdk(context.options)]);
    return drive(vendor, (request) => withTimeout(context, PREPARE_MS, sign(request)), identity);
  };
  return {
    ...wechatPage(context),
    ...lazyHandlers(loadDriver, 'setShareContent', 'scanCode', 'previewImages', 'openDocument', 'closePage'),
  };
};

export const open: OpenChannel = openLocal<typeof wecom.methods, ReturnType<typeof handlers>>(handlers);
