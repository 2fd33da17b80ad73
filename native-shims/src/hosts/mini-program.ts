/** The web view of a WeChat mini-program: the vendor's bridge, and a mini-program around it. */
import { isObject } from '../json.ts';
import { createMiniProgram } from '../mini-program/program.ts';
import type { StartHost } from '../stage.ts';
import { createWechatBridge } from '../wechat-bridge/bridge.ts';
import { createClient } from '../wechat-bridge/client.ts';
import { blockTelemetryPixel } from '../wechat-bridge/telemetry-pixel.ts';
import { injectBridge } from '../wechat-bridge/timing.ts';

export const startMiniProgram: StartHost = (stage) => {
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
};
