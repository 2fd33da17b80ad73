import type { Adapter, Host } from './host.ts';
import { wechatPageMethods, wechatRefusals } from './web-methods.ts';

export const wecom = {
  name: 'wecom',
  platform: 1,
  methods: {
    ...wechatPageMethods,
    scanCode: 'signed',
    previewImages: 'signed',
    closePage: 'signed',
    setShareContent: 'signed',
    openDocument: 'signed',
  },
  refusals: wechatRefusals,
  matches: ({ userAgent }) => /wxwork/i.test(userAgent),
  load: (): Promise<Adapter> => import('./adapters/wecom.ts'),
} as const satisfies Host;
