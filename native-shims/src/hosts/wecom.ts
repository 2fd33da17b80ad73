/** WeCom: the same bridge, two configurations, own refusals. */
import { isObject } from '../json.ts';
import type { StartHost } from '../stage.ts';
import { createWechatBridge } from '../wechat-bridge/bridge.ts';
import { createClient } from '../wechat-bridge/client.ts';
import { blockTelemetryPixel } from '../wechat-bridge/telemetry-pixel.ts';
import { injectBridge } from '../wechat-bridge/timing.ts';

export const startWecom: StartHost = (stage) => {
  const bridge = createWechatBridge(stage, createClient(stage));
  blockTelemetryPixel(stage);
  injectBridge(stage, () => stage.globals.set(stage.window, 'WeixinJSBridge', bridge.object));
  return {
    emit: async (event, payload) => bridge.emit(event, isObject(payload) ? payload : {}),
  };
};
