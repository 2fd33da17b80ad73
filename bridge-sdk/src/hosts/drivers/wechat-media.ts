/** Implements the methods that WeChat's browser and a mini-program's web view share, by `weixin-js-sdk`. */
import type { Handlers } from '../host.ts';
import type { WechatSdk } from './wechat-sdk.ts';

export function wechatMedia(sdk: WechatSdk) {
  return {
    async scanCode() {
      const { resultStr } = await sdk.call('scanQRCode', { needResult: 1, scanType: ['qrCode', 'barCode'] });
      // Android returns bar codes with a prefix: `CODE_128,6901234567892`.
      return { text: String(resultStr || '').replace(/^(CODE|EAN|UPC|ITF)_?[\w]*,/, '') };
    },
    async previewImages({ urls, current = 0 }) {
      await sdk.call('previewImage', { urls: [...urls], current: urls[current] || urls[0] });
      return {};
    },
  } satisfies Handlers;
}
