import type { Adapter, Host } from './host.ts';
import { isJsapiOrder } from './links.ts';
import { wechatPageMethods, wechatUnfit } from './web-methods.ts';

/** True for a link to the market that WeChat opens: it blocks the schemes of stores. */
const isMarketLink = (link = ''): boolean => /^https?:/i.test(link);

export const wechat = {
  name: 'wechat',
  platform: 1,
  methods: {
    ...wechatPageMethods,
    scanCode: 'signed',
    previewImages: 'signed',
    closePage: 'signed',
    setShareContent: 'signed',
    openStore: 'yes',
    // Without a cashier's address an order of WeChat's own can be paid all the same.
    paySeq: 'yes',
  },
  unfit: () => ({
    ...wechatUnfit(),
    openStore: (params) => params && !isMarketLink(params.marketUrl),
    paySeq: (params, { payUrl }) => params && !payUrl && !isJsapiOrder(params.payInfo) && 'payUrl',
  }),
  matches: ({ userAgent }) => userAgent.includes('MicroMessenger'),
  load: (): Promise<Adapter> => import('./adapters/wechat.ts'),
} as const satisfies Host;
