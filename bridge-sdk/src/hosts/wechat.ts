import type { Adapter, Host } from './host.ts';
import { isJsapiOrder } from './links.ts';
import { wechatPageMethods, wechatRefusals } from './web-methods.ts';

/** Returns true for a web link to a store. WeChat blocks the URL schemes of stores. */
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
    // A JSAPI order is paid without `payUrl`. `refusals` requires `payUrl` for any other order.
    paySeq: 'yes',
  },
  refusals: () => ({
    ...wechatRefusals(),
    openStore: (params) => params && !isMarketLink(params.marketUrl),
    paySeq: (params, { payUrl }) => params && !payUrl && !isJsapiOrder(params.payInfo) && 'payUrl',
  }),
  matches: ({ userAgent }) => userAgent.includes('MicroMessenger'),
  load: (): Promise<Adapter> => import('./adapters/wechat.ts'),
} as const satisfies Host;
