/** WeChat's in-app browser. */
import { isObject } from '../json.ts';
import type { StartHost } from '../stage.ts';
import { createWechatBridge } from '../wechat-bridge/bridge.ts';
import { createClient } from '../wechat-bridge/client.ts';
import { blockTelemetryPixel } from '../wechat-bridge/telemetry-pixel.ts';
import { injectBridge } from '../wechat-bridge/timing.ts';

export const startWechat: StartHost = (stage) => {
  const bridge = createWechatBridge(
    stage,
    createClient(stage, {
      // Android says ok to everything at once; iOS knows that it is in no mini-program.
      invokeMiniProgramAPI: () => ({
        err_msg: `invokeMiniProgramAPI:${stage.phone === 'ios' ? 'can not run in current browser environment' : 'ok'}`,
      }),
    }),
  );
  blockTelemetryPixel(stage);
  injectBridge(stage, () => {
    if (stage.phone === 'ios') stage.globals.set(stage.window, '__wxjs_is_wkwebview', true);
    stage.globals.set(stage.window, 'WeixinJSBridge', bridge.object);
  });
  return {
    emit: async (event, payload) => bridge.emit(event, isObject(payload) ? payload : {}),
  };
};
