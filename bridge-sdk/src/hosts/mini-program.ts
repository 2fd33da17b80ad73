import type { Adapter, Host } from './host.ts';
import { wechatPageCalls } from './web-calls.ts';

export const miniProgram = {
  name: 'mini-program',
  title: 'mini-program',
  platform: 5,
  calls: {
    ...wechatPageCalls,
    scanCode: 'signed',
    previewImages: 'signed',
    closePage: 'yes',
    setShareContent: 'yes',
  },
  matches: ({ userAgent, environment }) => userAgent.includes('miniProgram/') || environment === 'miniprogram',
  load: (): Promise<Adapter> => import('./adapters/mini-program.ts'),
} as const satisfies Host;
