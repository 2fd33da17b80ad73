import type { Adapter, Host } from './host.ts';
import { storeLink } from './links.ts';
import { webMethods, webRefusals } from './web-methods.ts';

export const browser = {
  name: 'browser',
  platform: 2,
  methods: {
    ...webMethods,
    openApp: 'yes',
    openStore: 'yes',
    openShareSheet: 'yes',
    saveImage: 'yes',
    openDocument: 'yes',
  },
  refusals: () => ({
    ...webRefusals(),
    openStore: (params, _, phone) => params && !storeLink(params, phone),
    openShareSheet: (_params, _options, _phone, isPage) => isPage && !navigator.share,
  }),
  matches: () => true,
  load: (): Promise<Adapter> => import('./adapters/browser.ts'),
} as const satisfies Host;
