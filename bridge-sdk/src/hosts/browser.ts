import type { ParamsOf, Phone } from '../core/types.ts';
import type { Adapter, ContractCalls, Host } from './host.ts';
import { webCalls, webUnfit } from './web-calls.ts';

/** Returns the link to the store of this phone, if the page gave one. */
export const storeLink = (
  { appStoreUrl, androidUrl, marketUrl }: ParamsOf<ContractCalls['openStore']>,
  phone: Phone,
): string | undefined => (phone === 2 ? appStoreUrl : marketUrl || androidUrl);

export const browser = {
  name: 'browser',
  title: 'browser',
  platform: 2,
  calls: {
    ...webCalls,
    openApp: 'yes',
    openStore: 'yes',
    openShareSheet: 'yes',
    saveImage: 'yes',
    openDocument: 'yes',
  },
  unfit: {
    ...webUnfit,
    openStore: (params, _, phone) => params && !storeLink(params, phone),
    // A server does not know.
    openShareSheet: () => typeof document === 'object' && !navigator.share,
  },
  matches: () => true,
  load: (): Promise<Adapter> => import('./adapters/browser.ts'),
} as const satisfies Host;
