import type { Adapter, Host } from './host.ts';
import { wechatPageCalls, wechatUnfit } from './web-calls.ts';

export const wecom = {
  name: 'wecom',
  title: 'WeCom',
  platform: 1,
  calls: {
    ...wechatPageCalls,
    scanCode: 'signed',
    previewImages: 'signed',
    closePage: 'signed',
    setShareContent: 'signed',
    openDocument: 'signed',
  },
  unfit: wechatUnfit,
  matches: ({ userAgent }) => /wxwork/i.test(userAgent),
  load: (): Promise<Adapter> => import('./adapters/wecom.ts'),
} as const satisfies Host;
