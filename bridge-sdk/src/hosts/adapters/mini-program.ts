/**
 * Implements the bridge in a mini-program's web view. There is no live channel: the result of one of its pages arrives by a new address,
 * or not at all. `ok` means only that the client got the request. `pending()` lists the call.
 */

import { openLocal } from '../../core/local-channel.ts';
import type { BridgeOptions, ChannelContext, OpenChannel } from '../../core/types.ts';
import type { miniProgram } from '../mini-program.ts';
import { lazyHandlers } from './lazy-handlers.ts';
import { wechatPage } from './wechat-page.ts';

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
  const { miniProgramLoginPage, miniProgramServicePage } = context.options;
  const loadDriver = async () => {
    const [{ drive }, vendor] = await Promise.all([
      import('../drivers/mini-program-driver.ts'),
      loadSdk(context.options),
    ]);
    return drive(context, vendor.default);
  };
  const driverHandlers = lazyHandlers(
    loadDriver,
    'paySeq',
    'closePage',
    'scanCode',
    'previewImages',
    'setShareContent',
    ...(miniProgramLoginPage ? (['login'] as const) : []),
    ...(miniProgramServicePage ? (['openCustomerService'] as const) : []),
  );
  return { ...wechatPage(context), ...driverHandlers };
};

export const open: OpenChannel = openLocal<typeof miniProgram.methods, ReturnType<typeof handlers>>(handlers);
