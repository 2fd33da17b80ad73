/** Holds the docs' texts about each host: title, sign by which a page detects it, protocol or library. */
import type { HostName } from '../../../src/core/data-types.ts';

interface HostWords {
  readonly en: string;
  readonly zh: string;
  readonly detected: string;
  readonly speaks: string;
}

const TOKEN = '`SdHealthApp/2.8.0` or your own token anywhere in the user agent';
const WECHAT_LIBRARY = 'the unmodified `weixin-js-sdk`, loaded when needed';

export const HOST_WORDS: Readonly<Record<HostName, HostWords>> = {
  'ios-app': {
    en: 'iOS app',
    zh: 'iOS App',
    detected: `${TOKEN} of an iPhone or iPad, or WebKit's message handler itself`,
    speaks: 'JSON-RPC 2.0 over `webkit.messageHandlers.sdhealthBridge`, with or without reply',
  },
  'android-app': {
    en: 'Android app',
    zh: 'Android App',
    detected: `${TOKEN}, or the native object itself`,
    speaks: 'JSON-RPC 2.0 over `window.sdhealthHost` of `addWebMessageListener` or `addJavascriptInterface`',
  },
  wecom: {
    en: 'WeCom',
    zh: '企业微信',
    detected: '`wxwork`',
    speaks: 'the unmodified `@wecom/jssdk`, loaded when needed',
  },
  'mini-program': {
    en: 'mini-program',
    zh: '小程序',
    detected: '`miniProgram/` or `__wxjs_environment`',
    speaks: WECHAT_LIBRARY,
  },
  wechat: { en: 'WeChat', zh: '微信', detected: '`MicroMessenger`', speaks: WECHAT_LIBRARY },
  browser: { en: 'browser', zh: '浏览器', detected: 'anything else', speaks: 'web standards' },
};
