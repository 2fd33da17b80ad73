/** Lists the methods that several web hosts share. */
import type { Refusals, WebMethods } from './host.ts';

/** The methods that need web standards only. The value is the condition: `yes` is none, otherwise the option that the page must set. */
export const webMethods = {
  paySeq: 'payUrl',
  openPage: 'yes',
  openExternal: 'yes',
  getDeviceInfo: 'yes',
  getLocation: 'yes',
  dialPhone: 'yes',
  getNetwork: 'yes',
  chooseImages: 'yes',
  openCustomerService: 'yes',
} as const satisfies WebMethods;

/** The methods that need no vendor's SDK in WeChat, WeCom and mini-programs. */
export const wechatPageMethods = { ...webMethods, login: 'yes', setTitle: 'yes' } as const satisfies WebMethods;

/**
 * Returns predicates that refuse a method of `webMethods` for its params. Browsers have positions in WGS 84 only. It is a function, because
 * bundlers cannot remove an unused table that other tables spread.
 */
export const webRefusals = () =>
  ({
    getLocation: (params) => params && params.coordinates === 'gcj02',
    openCustomerService: (params) => params && !params.url && !params.phone,
  }) satisfies Refusals;

/** Returns predicates that refuse a method of `wechatPageMethods` for its params. A login needs the address that it opens. */
export const wechatRefusals = () =>
  ({ ...webRefusals(), login: (params) => params && !params.thirdPartyUrl }) satisfies Refusals;
