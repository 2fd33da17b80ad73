/** The web view of a WeChat mini-program: the vendor's bridge, and a mini-program around it. */
import { isObject } from '../../json.ts';
import type { ImitatedHost } from '../../stage.ts';
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
  start(stage) {
    const program = createMiniProgram(stage);
    const bridge = createWechatBridge(
      stage,
      createClient(stage, {
        // ok is said at once and does not mean that anything happened: a wrong path or a full stack says ok as well.
        invokeMiniProgramAPI: (params) => {
          stage.later(() => program.run(params), 0);
          return { err_msg: 'invokeMiniProgramAPI:ok' };
        },
      }),
    );
    blockTelemetryPixel(stage);
    injectBridge(stage, () => {
      stage.globals.set(stage.window, '__wxjs_environment', 'miniprogram');
      if (stage.phone === 'ios') stage.globals.set(stage.window, '__wxjs_is_wkwebview', true);
      stage.globals.set(stage.window, 'WeixinJSBridge', bridge.object);
    });
    return {
      emit: async (event, payload) => {
        // The page hears nothing of it: the mini-program's own page shares.
        if (event === 'menu:share:appmessage') return program.share();
        return bridge.emit(event, isObject(payload) ? payload : {});
      },
    };
  },
};
