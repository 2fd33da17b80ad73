/** Calls that several web hosts have in common. */
import type { WebCalls } from './host.ts';

/** Calls that web standards alone can do. */
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

/** Calls that the page does itself in all hosts of WeChat. */
export const wechatPageCalls = { ...webCalls, login: 'yes', setTitle: 'yes' } as const satisfies WebCalls;
