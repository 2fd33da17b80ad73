/** WeChat's own payment sheet. */
import { globalNamed } from '../../core/host-globals.ts';
import { BridgeError } from '../../errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A prepaid JSAPI order among the payInfo fields, if that is what it is. */
export const jsapiOrderIn = (payInfo: Fields): Fields | undefined =>
  /^prepay_id=/.test(String(payInfo['package'])) ? payInfo : undefined;

/**
 * The raw `getBrandWCPayRequest`: needs no configuration and keeps the client's own words, which `chooseWXPay` deletes.
 * `cancel` is what the client says for nearly every trouble: a hint only.
 */
export function payByWechat(order: Fields): Promise<{ outcome: 'paid' }> {
  const bridge = Object(globalNamed('WeixinJSBridge'));
  return new Promise((resolve, reject) => {
    if (!bridge.invoke) throw new BridgeError('HOST_GONE');
    const params = { ...order, timeStamp: String(order['timeStamp']) };
    bridge.invoke('getBrandWCPayRequest', params, (answer: unknown) => {
      // Nothing may be thrown into the client: in the page's eyes the sheet would stay open.
      const text = String(Object(answer).err_msg);
      const word = text.slice(text.indexOf(':') + 1);
      if (word === 'ok') resolve({ outcome: 'paid' });
      else reject(new BridgeError(word === 'cancel' ? 'CANCELLED' : 'FAILED', text));
    });
  });
}
