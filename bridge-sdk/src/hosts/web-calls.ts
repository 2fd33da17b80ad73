/** Calls that several web hosts promise alike. */
import type { WebCalls } from './host.ts';

/** Done by web standards alone. */
export const webCalls = {
  paySeq: 'yes',
  openPage: 'yes',
  openExternal: 'yes',
  getDeviceInfo: 'yes',
  getLocation: 'yes',
  dialPhone: 'yes',
  getNetwork: 'yes',
  chooseImages: 'yes',
  openCustomerService: 'yes',
} as const satisfies WebCalls;

/** Done by the page itself in every host of WeChat's kind. */
export const wechatPageCalls = { ...webCalls, login: 'yes', setTitle: 'yes' } as const satisfies WebCalls;
