/**
 * Implements the clients' functions by low-level name, with the answer's shape on each phone. Every answer has the client's text, from
 * which the vendor SDKs make their `errMsg`.
 */

import type { HostEnvironment } from '../environment.ts';
import type { JsonObject } from '../json.ts';
import { textOf } from '../json.ts';
import type { Decision, UserAnswer } from '../user.ts';
import type { WechatAnswer } from './bridge.ts';
import { type ClientFunction, DONE_FUNCTIONS } from './names.ts';

export type WechatFunction = (params: JsonObject, env: HostEnvironment) => WechatAnswer | Promise<WechatAnswer>;

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const answerWith =
  (err_msg: string): WechatFunction =>
  () => ({ err_msg });

/** Creates a function for which the user decides. These clients report `leave` as a cancel. */
const askUser =
  (prefix: string, done: WechatFunction): WechatFunction =>
  async (params, env) => {
    const suffixes: Record<Decision, string> = {
      accept: 'ok',
      cancel: 'cancel',
      leave: 'cancel',
      fail: 'fail',
      deny: 'fail permission denied',
    };
    const answer = await env.user.decidesOrDenies(prefix);
    return answer === 'accept' ? done(params, env) : { err_msg: `${prefix}:${suffixes[answer]}` };
  };

const chooseImage: WechatFunction = (params, { phone }) => {
  const count = typeof params.count === 'number' ? Math.min(params.count, 2) : 1;
  const ids = Array.from({ length: count }, (_, i) =>
    phone === 'ios' ? `wxLocalResource://imageid10${i}` : `weixin://resourceid/10${i}`,
  );
  return { err_msg: 'chooseImage:ok', sourceType: 'album', localIds: phone === 'android' ? JSON.stringify(ids) : ids };
};

/** Returns the picture's data. iOS adds a data prefix, with this spelling of the type. */
const getLocalImgData: WechatFunction = (_params, { phone }) => ({
  err_msg: 'getLocalImgData:ok',
  localData: phone === 'ios' ? `data:image/jgp;base64,${PICTURE}` : PICTURE,
});

const scanQRCode: WechatFunction = (_params, { phone }) => {
  const text = 'https://example.com/card/6001';
  const resultStr = phone === 'ios' ? JSON.stringify({ scan_code: { scan_result: text } }) : text;
  return { err_msg: 'scanQRCode:ok', resultStr };
};

const geoLocation: WechatFunction = (params, { phone }) => ({
  err_msg: 'geo_location:ok',
  type: textOf(params, 'type') || 'wgs84',
  latitude: 31.2304,
  longitude: 121.4737,
  speed: 0,
  accuracy: 30,
  ...(phone === 'android' ? { indoor_building_id: '', indoor_building_floor: '1000', indoor_building_type: -1 } : {}),
});

const editAddress = (): WechatAnswer => ({
  err_msg: 'edit_address:ok',
  userName: 'Zhang San',
  telNumber: '13800138000',
  addressPostalCode: '200000',
  nationalCode: '310101',
  proviceFirstStageName: '上海市',
  addressCitySecondStageName: '上海市',
  addressCountiesThirdStageName: '黄浦区',
  addressDetailInfo: '中山东一路 1 号',
});

const PREPAY = /^prepay_id=(.+)$/;

const PAYMENT_ANSWERS: Record<UserAnswer, WechatAnswer> = {
  accept: { err_msg: 'get_brand_wcpay_request:ok' },
  cancel: { err_msg: 'get_brand_wcpay_request:cancel' },
  // The client reports nearly every failure as cancel, so a cancel does not prove that nothing was paid.
  leave: { err_msg: 'get_brand_wcpay_request:cancel' },
  fail: { err_msg: 'get_brand_wcpay_request:fail', err_code: 8, err_desc: 'payment declined' },
};

/**
 * Implements the client's cashier. It reads an order that the backend has created (`package: prepay_id=...`) and asks the user. The
 * order's id is the payment sequence here. The raw call needs no `config`.
 */
const payWithWechat: WechatFunction = async (params, { user, backend }) => {
  const order = PREPAY.exec(textOf(params, 'package'))?.[1];
  const isComplete = ['appId', 'timeStamp', 'nonceStr', 'signType', 'paySign'].every((key) => textOf(params, key));
  if (!order || !isComplete) {
    return { err_msg: 'get_brand_wcpay_request:fail', err_code: 3, err_desc: 'missing parameter' };
  }
  const answer = await user.decides('getBrandWCPayRequest');
  try {
    if (answer === 'accept') await backend.settle(order, 'paid');
    if (answer === 'fail') await backend.settle(order, 'declined');
  } catch {
    return { err_msg: 'get_brand_wcpay_request:fail', err_code: 5, err_desc: 'network failed' };
  }
  return PAYMENT_ANSWERS[answer];
};

/** The functions by name, except those of permissions (`client.ts`) and of a mini-program (its host). */
export const WECHAT_FUNCTIONS: Readonly<Partial<Record<ClientFunction, WechatFunction>>> = {
  ...Object.fromEntries(DONE_FUNCTIONS.map((func) => [func, answerWith(`${func}:ok`)])),
  getBrandWCPayRequest: payWithWechat,
  getNetworkType: () => ({ err_msg: 'network_type:wwan', subtype: '4g' }),
  closeWindow: answerWith('close_window:ok'),
  geoLocation: askUser('geo_location', geoLocation),
  chooseImage: askUser('chooseImage', chooseImage),
  getLocalImgData,
  downloadImage: () => ({ err_msg: 'downloadImage:ok', localId: 'weixin://resourceid/200' }),
  scanQRCode: askUser('scanQRCode', scanQRCode),
  editAddress: askUser('edit_address', editAddress),
  getContext: () => ({ err_msg: 'getContext:ok', entry: 'normal' }),
  sendAppMessage: askUser('send_app_msg', answerWith('send_app_msg:confirm')),
  shareTimeline: askUser('share_timeline', answerWith('share_timeline:ok')),
  shareQQ: askUser('shareQQ', answerWith('shareQQ:ok')),
  shareQZone: askUser('shareQZone', answerWith('shareQZone:ok')),
  shareWeiboApp: askUser('shareWeiboApp', answerWith('shareWeiboApp:ok')),
  shareWechat: askUser('shareWechat', answerWith('shareWechat:ok')),
};
