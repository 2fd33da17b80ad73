/** Methods that several web hosts have in common. */
import type { Unfit, WebMethods } from './host.ts';

/** Methods that web standards alone can do. */
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

/** Methods that the page does itself in all hosts of WeChat. */
export const wechatPageMethods = { ...webMethods, login: 'yes', setTitle: 'yes' } as const satisfies WebMethods;

/** Web standards know positions in WGS 84 only. A function, as bundlers keep a table that is spread into others. */
export const webUnfit = () =>
  ({
    getLocation: (params) => params && params.coordinates === 'gcj02',
    openCustomerService: (params) => params && !params.url && !params.phone,
  }) satisfies Unfit;

/** A login leaves to the address that the page gives. */
export const wechatUnfit = () =>
  ({ ...webUnfit(), login: (params) => params && !params.thirdPartyUrl }) satisfies Unfit;
