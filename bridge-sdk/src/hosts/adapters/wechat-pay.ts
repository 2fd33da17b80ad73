/** Opens WeChat's own payment sheet. */
import { globalNamed } from '../../core/host-globals.ts';
import { BridgeError } from '../../errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns true for a prepaid JSAPI order. WeChat's row has the same rule (`isJsapiOrder`). */
export const isPrepaid = (payInfo: Fields): boolean => /^prepay_id=/.test(payInfo['package'] as string);

/**
 * Pays by the raw `getBrandWCPayRequest`. It needs no configuration and keeps the client's error texts, which `chooseWXPay` deletes.
 * The client answers `cancel` for nearly every failure, so CANCELLED is only a hint.
 */
export function payByWechat(order: Fields): Promise<{ outcome: 'paid' }> {
  const bridge = Object(globalNamed('WeixinJSBridge'));
  return new Promise((resolve, reject) => {
    if (!bridge.invoke) throw new BridgeError('HOST_GONE');
    const params = { ...order, timeStamp: String(order['timeStamp']) };
    bridge.invoke('getBrandWCPayRequest', params, (answer: unknown) => {
      // Do not throw into the client's callback: the call would never settle.
      const text = `${Object(answer).err_msg}`;
      if (/^([^:]*:)?ok$/.test(text)) resolve({ outcome: 'paid' });
      else reject(new BridgeError(/^([^:]*:)?cancel$/.test(text) ? 'CANCELLED' : 'FAILED', text));
    });
  });
}
