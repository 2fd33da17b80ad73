/** Imitates WeChat's in-app browser. */

import type { ImitatedHost } from '../environment.ts';
import { isObject } from '../json.ts';
import { WEB_VIEWS } from '../phones.ts';
import { createWechatBridge } from '../wechat-bridge/bridge.ts';
import { createClient } from '../wechat-bridge/client.ts';
import { blockTelemetryPixel } from '../wechat-bridge/telemetry-pixel.ts';
import { createTextSize, TEXT_SIZE_EVENT } from '../wechat-bridge/text-size.ts';
import { injectBridge } from '../wechat-bridge/timing.ts';

export const wechat = {
  title: 'WeChat',
  userAgents: {
    android: `${WEB_VIEWS.android} XWEB/1380085 MMWEBSDK/20250503 MMWEBID/419 MicroMessenger/{client}.2880(0x28003D57) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
    ios: `${WEB_VIEWS.ios} MicroMessenger/{client}(0x18003d2b) NetType/WIFI Language/zh_CN`,
    harmony: `${WEB_VIEWS.harmony} MicroMessenger/{client}.41(0xf3100a29) Weixin NetType/WIFI Language/zh_HK MMWEBID/2907 MMWEBSDK/202508070004 XWEB/1140319`,
  },
  clientVersion: '8.0.61',
  variants: [
    { label: 'iPhone', setup: { phone: 'ios' } },
    { label: 'Android', setup: { phone: 'android' } },
    { label: 'HarmonyOS', setup: { phone: 'harmony' } },
  ],
  login: 'third-party',
  pay: 'cashier',
  start(env) {
    const textSize = createTextSize(env);
    const bridge = createWechatBridge(
      env,
      createClient(env, {
        ...textSize.functions,
        // Android answers ok to everything. iOS detects that it is not in a mini-program.
        invokeMiniProgramAPI: () => ({
          err_msg: `invokeMiniProgramAPI:${env.phone === 'ios' ? 'can not run in current browser environment' : 'ok'}`,
        }),
      }),
    );
    blockTelemetryPixel(env);
    injectBridge(env, () => {
      if (env.phone === 'ios') env.globals.set(env.window, '__wxjs_is_wkwebview', true);
      env.globals.set(env.window, 'WeixinJSBridge', bridge.object);
    });
    textSize.applyInitialSize(bridge);
    return {
      async emit(event, payload) {
        const data = isObject(payload) ? payload : {};
        if (event === TEXT_SIZE_EVENT) textSize.choose(bridge, data);
        else bridge.emit(event, data);
      },
    };
  },
} as const satisfies ImitatedHost;
