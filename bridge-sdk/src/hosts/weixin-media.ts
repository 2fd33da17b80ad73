/** Calls that WeChat's browser and a mini-program's web view do alike, by `weixin-js-sdk`. */
import type { Handlers } from '../core/local-link.ts';
import { BridgeError } from '../errors.ts';
import type { WeixinSdk } from './weixin-sdk.ts';

export function weixinMedia(sdk: WeixinSdk) {
  return {
    async scanCode() {
      const { resultStr } = await sdk.call('scanQRCode', { needResult: 1, scanType: ['qrCode', 'barCode'] });
      // Bar codes read `CODE_128,6901234567892` on Android.
      return { text: String(resultStr ?? '').replace(/^(CODE|EAN|UPC|ITF)_?[\w]*,/, '') };
    },
    async previewImages({ urls, current = 0 }) {
      await sdk.call('previewImage', { urls: [...urls], current: urls[current] ?? urls[0] });
      return {};
    },
  } satisfies Handlers;
}

/** A prepaid JSAPI order among the payInfo fields, if that is what it is. */
export function jsapiOrderIn(payInfo: Record<string, unknown>): Record<string, unknown> | undefined {
  return typeof payInfo['package'] === 'string' && payInfo['package'].startsWith('prepay_id=') ? payInfo : undefined;
}

/**
 * The raw `getBrandWCPayRequest`: needs no configuration and keeps the client's own words, which `chooseWXPay` deletes.
 * `cancel` is what the client says for nearly every trouble: a hint only.
 */
export function payByWeixin(order: Record<string, unknown>): Promise<{ outcome: 'paid' }> {
  const bridge: unknown = Reflect.get(globalThis, 'WeixinJSBridge');
  return new Promise((resolve, reject) => {
    const params = { ...order, timeStamp: String(order['timeStamp']) };
    const done = ({ err_msg = '' }: { err_msg?: string }) => {
      const word = err_msg.slice(err_msg.indexOf(':') + 1);
      if (word === 'ok') resolve({ outcome: 'paid' });
      else reject(new BridgeError(word === 'cancel' ? 'CANCELLED' : 'FAILED', err_msg));
    };
    if (!isInvoker(bridge)) return reject(new BridgeError('HOST_GONE', 'no WeixinJSBridge'));
    bridge.invoke('getBrandWCPayRequest', params, done);
  });
}

interface Invoker {
  invoke(name: string, params: unknown, done: (answer: { err_msg?: string }) => void): void;
}

const isInvoker = (value: unknown): value is Invoker =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'invoke') === 'function';
