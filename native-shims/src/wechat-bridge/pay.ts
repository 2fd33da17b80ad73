import { textOf } from '../json.ts';
import type { UserAnswer } from '../user.ts';
import type { WechatAnswer } from './bridge.ts';
import type { WechatFunction } from './functions.ts';

const PREPAY = /^prepay_id=(.+)$/;

const ANSWERS: Record<UserAnswer, WechatAnswer> = {
  accept: { err_msg: 'get_brand_wcpay_request:ok' },
  cancel: { err_msg: 'get_brand_wcpay_request:cancel' },
  // Everything but a result and one error code is reported as cancel: a cancel is no proof that nothing was paid.
  leave: { err_msg: 'get_brand_wcpay_request:cancel' },
  fail: { err_msg: 'get_brand_wcpay_request:fail', err_code: 8, err_desc: 'payment declined' },
};

/**
 * The client's own cashier. It takes an order that the backend has made (`package: prepay_id=...`), whose id here is the
 * payment sequence, and asks the user. The raw call needs no `config`.
 */
export const payWithWechat: WechatFunction = async (params, { user, backend }) => {
  const order = PREPAY.exec(textOf(params, 'package'))?.[1];
  const complete = ['appId', 'timeStamp', 'nonceStr', 'signType', 'paySign'].every((key) => textOf(params, key));
  if (!order || !complete) {
    return { err_msg: 'get_brand_wcpay_request:fail', err_code: 3, err_desc: 'missing parameter' };
  }
  const answer = await user.decides('getBrandWCPayRequest');
  try {
    if (answer === 'accept') await backend.settle(order, 'paid');
    if (answer === 'fail') await backend.settle(order, 'declined');
  } catch {
    return { err_msg: 'get_brand_wcpay_request:fail', err_code: 5, err_desc: 'network failed' };
  }
  return ANSWERS[answer];
};
