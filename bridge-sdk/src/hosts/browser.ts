import type { Adapter, Host } from './host.ts';
import { webCalls } from './web-calls.ts';

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
  matches: () => true,
  load: (): Promise<Adapter> => import('./adapters/browser.ts'),
} as const satisfies Host;
