/** Imitates WeCom, which has WeChat's bridge, two configurations and other texts for refusals. */

import type { ImitatedHost } from '../environment.ts';
import { isObject } from '../json.ts';
import { WEB_VIEWS } from '../phones.ts';
import { createWechatBridge } from '../wechat-bridge/bridge.ts';
import { createClient } from '../wechat-bridge/client.ts';
import { blockTelemetryPixel } from '../wechat-bridge/telemetry-pixel.ts';
import { injectBridge } from '../wechat-bridge/timing.ts';

export const wecom: ImitatedHost = {
  title: 'WeCom',
  userAgents: {
    android: `${WEB_VIEWS.android} XWEB/1380275 MMWEBSDK/20250202 MMWEBID/3998 wxwork/{client} MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh ColorScheme/Light wwmver/3.26.506.647`,
    ios: `${WEB_VIEWS.ios} wxwork/{client} MicroMessenger/7.0.1 Language/zh ColorScheme/Light wwmver/3.26.506.378`,
    harmony:
      'Mozilla/5.0 (linux; Android 13; Phone; OpenHarmony 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 Mobile MicroMessenger/7.0.1 wxwork/{client}',
  },
  clientVersion: '5.0.6',
  variants: [
    { label: 'Android', setup: { phone: 'android' } },
    { label: 'iPhone', setup: { phone: 'ios' } },
    { label: 'HarmonyOS', setup: { phone: 'harmony' } },
  ],
  login: 'third-party',
  pay: 'cashier',
  start(env) {
    const bridge = createWechatBridge(env, createClient(env));
    blockTelemetryPixel(env);
    injectBridge(env, () => env.globals.set(env.window, 'WeixinJSBridge', bridge.object));
    return {
      emit: async (event, payload) => bridge.emit(event, isObject(payload) ? payload : {}),
    };
  },
};
