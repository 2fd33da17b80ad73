/** Opens WeChat's own payment sheet. */
import { globalNamed } from '../../core/host-globals.ts';
import { BridgeError } from '../../errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** True for a prepaid JSAPI order; the row of WeChat has the same rule. */
export const isPrepaid = (payInfo: Fields): boolean => /^prepay_id=/.test(payInfo['package'] as string);

/**
 * Pays by the raw `getBrandWCPayRequest`: it needs no configuration and keeps the client's own messages, which `chooseWXPay` deletes.
 * The client answers `cancel` for nearly every failure, so it is only a hint.
 */
export function payByWechat(order: Fields): Promise<{ outcome: 'paid' }> {
  const bridge = Object(globalNamed('WeixinJSBridge'));
  return new Promise((resolve, reject) => {
    if (!bridge.invoke) throw new BridgeError('HOST_GONE');
    const params = { ...order, timeStamp: String(order['timeStamp']) };
    bridge.invoke('getBrandWCPayRequest', params, (answer: unknown) => {
      // Nothing may be thrown into the client: the page would wait for the sheet forever.
      const text = `${Object(answer).err_msg}`;
      if (/^([^:]*:)?ok$/.test(text)) resolve({ outcome: 'paid' });
      else reject(new BridgeError(/^([^:]*:)?cancel$/.test(text) ? 'CANCELLED' : 'FAILED', text));
    });
  });
}
