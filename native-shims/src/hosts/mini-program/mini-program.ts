/** Imitates the web view of a WeChat mini-program: the vendor's bridge, and a mini-program around it. */

import type { ImitatedHost } from '../../environment.ts';
import { isObject } from '../../json.ts';
import { createWechatBridge } from '../../wechat-bridge/bridge.ts';
import { createClient } from '../../wechat-bridge/client.ts';
import { blockTelemetryPixel } from '../../wechat-bridge/telemetry-pixel.ts';
import { injectBridge } from '../../wechat-bridge/timing.ts';
import { wechat } from '../wechat.ts';
import { createMiniProgram } from './program.ts';

export const miniProgram: ImitatedHost = {
  title: 'Mini-program',
  userAgents: {
    android: `${wechat.userAgents.android} miniProgram/{miniProgram}`,
    ios: `${wechat.userAgents.ios} miniProgram/{miniProgram}`,
    harmony: `${wechat.userAgents.harmony} miniProgram/{miniProgram}`,
  },
  clientVersion: wechat.clientVersion,
  variants: [
    { label: 'Android', setup: { phone: 'android' } },
    { label: 'iPhone', setup: { phone: 'ios' } },
  ],
  login: 'third-party',
  pay: 'mini-program',
  start(env) {
    const program = createMiniProgram(env);
    const bridge = createWechatBridge(
      env,
      createClient(env, {
        // Answers ok at once, even for a wrong path or a full stack. So ok does not mean that anything happened.
        invokeMiniProgramAPI: (params) => {
          env.later(() => program.run(params), 0);
          return { err_msg: 'invokeMiniProgramAPI:ok' };
        },
      }),
    );
    blockTelemetryPixel(env);
    injectBridge(env, () => {
      env.globals.set(env.window, '__wxjs_environment', 'miniprogram');
      if (env.phone === 'ios') env.globals.set(env.window, '__wxjs_is_wkwebview', true);
      env.globals.set(env.window, 'WeixinJSBridge', bridge.object);
    });
    return {
      emit: async (event, payload) => {
        // The mini-program itself shares, so the web view's page receives no event.
        if (event === 'menu:share:appmessage') return program.share();
        return bridge.emit(event, isObject(payload) ? payload : {});
      },
    };
  },
};
