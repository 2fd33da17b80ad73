/** Reads params for the rows of hosts. No adapter may import it: a bare `import` of the package would then ship both. */
import type { Phone } from '../core/platform.ts';
import type { ParamsOf } from '../core/types.ts';
import type { ContractMethods } from './host.ts';

/** Returns the link to the store of this phone, if the page gave one. */
export const storeLink = (
  { appStoreUrl, androidUrl, marketUrl }: ParamsOf<ContractMethods['openStore']>,
  phone: Phone,
): string | undefined => (phone === 2 ? appStoreUrl : marketUrl || androidUrl);

/** Recognizes a prepaid JSAPI order, which WeChat's own payment sheet pays. */
export const isJsapiOrder = (payInfo: Readonly<Record<string, unknown>>): boolean =>
  /^prepay_id=/.test(String(payInfo['package']));
