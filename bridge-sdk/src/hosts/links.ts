/** Looks at params for the rows of hosts. No adapter imports this module: a bare import would ship both. */
import type { Phone } from '../core/platform.ts';
import type { ParamsOf } from '../core/types.ts';
import type { ContractMethods } from './host.ts';

/** Returns the link to the store of this phone, if the page gave one. */
export const storeLink = (
  { appStoreUrl, androidUrl, marketUrl }: ParamsOf<ContractMethods['openStore']>,
  phone: Phone,
): string | undefined => (phone === 2 ? appStoreUrl : marketUrl || androidUrl);

/** True for a prepaid JSAPI order: WeChat's own sheet pays it. */
export const isJsapiOrder = (payInfo: Readonly<Record<string, unknown>>): boolean =>
  /^prepay_id=/.test(String(payInfo['package']));
