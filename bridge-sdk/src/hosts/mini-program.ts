import type { Adapter, Host } from './host.ts';
import { webUnfit, wechatPageMethods, wechatUnfit } from './web-methods.ts';

export const miniProgram = {
  name: 'mini-program',
  platform: 5,
  methods: {
    ...wechatPageMethods,
    paySeq: 'miniProgramPayPage',
    scanCode: 'signed',
    previewImages: 'signed',
    closePage: 'yes',
    setShareContent: 'yes',
  },
  unfit: () => ({
    ...wechatUnfit(),
    login: (params, { miniProgramLoginPage }) => !miniProgramLoginPage && wechatUnfit().login(params),
    openCustomerService: (params, { miniProgramServicePage }) =>
      !miniProgramServicePage && webUnfit().openCustomerService(params),
  }),
  matches: ({ userAgent, environment }) => userAgent.includes('miniProgram/') || environment === 'miniprogram',
  load: (): Promise<Adapter> => import('./adapters/mini-program.ts'),
} as const satisfies Host;
