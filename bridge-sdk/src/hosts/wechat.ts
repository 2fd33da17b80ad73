import type { Adapter, Host } from './host.ts';
import { wechatPageCalls } from './web-calls.ts';

export const wechat = {
  name: 'wechat',
  title: 'WeChat',
  platform: 1,
  calls: {
    ...wechatPageCalls,
    scanCode: 'signed',
    previewImages: 'signed',
    closePage: 'signed',
    setShareContent: 'signed',
    openStore: 'yes',
  },
  matches: ({ userAgent }) => userAgent.includes('MicroMessenger'),
  load: (): Promise<Adapter> => import('./adapters/wechat.ts'),
} as const satisfies Host;
