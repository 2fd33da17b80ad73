import type { Language } from './language.ts';
import type { LaterWords } from './later-words-en.ts';
import type { Layer } from './simpler.ts';

/** Simpler texts for the lazy-loaded parts of the app around the pages, in the elder edition. */
export const elderLaterWords: Readonly<Record<Language, Layer<LaterWords>>> = {
  en: {
    login: {
      title: 'Log in with your phone',
      reason: 'So that nobody but you sees your orders',
      submit: 'Log in',
      losesTyped: 'If you leave now, what you entered is lost. To leave anyway, go back once more',
      useCode: 'Send me a text message',
    },
  },
  zh: {
    login: {
      title: '用手机号登录',
      reason: '登录后，只有您自己能看到您的订单',
      bindTitle: '请填手机号',
      bindReason: '用这项服务要有手机号',
      submit: '登录',
      losesTyped: '现在离开，填好的内容就没有了。一定要离开，请再返回一次',
      noCodeHint: '没有收到短信？请打客服电话',
      quick: '用这部手机的号码登录',
      useCode: '用短信登录',
    },
    personReplaced: '这个账号在别的页面退出或换人了，所以本页重新打开了',
  },
};
