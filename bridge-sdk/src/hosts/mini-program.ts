import type { Adapter, Host } from './host.ts';
import { webRefusals, wechatPageMethods, wechatRefusals } from './web-methods.ts';

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
  refusals: () => ({
    ...wechatRefusals(),
    login: (params, { miniProgramLoginPage }) => !miniProgramLoginPage && wechatRefusals().login(params),
    openCustomerService: (params, { miniProgramServicePage }) =>
      !miniProgramServicePage && webRefusals().openCustomerService(params),
  }),
  matches: ({ userAgent, environment }) => userAgent.includes('miniProgram/') || environment === 'miniprogram',
  load: (): Promise<Adapter> => import('./adapters/mini-program.ts'),
} as const satisfies Host;
