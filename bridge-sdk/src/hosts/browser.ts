import type { Adapter, Host } from './host.ts';
import { storeLink } from './links.ts';
import { webCalls, webUnfit } from './web-calls.ts';

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
  unfit: () => ({
    ...webUnfit(),
    openStore: (params, _, phone) => params && !storeLink(params, phone),
    openShareSheet: (_params, _options, _phone, isPage) => isPage && !navigator.share,
  }),
  matches: () => true,
  load: (): Promise<Adapter> => import('./adapters/browser.ts'),
} as const satisfies Host;
