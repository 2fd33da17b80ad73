/** WeCom: the same bridge, two configurations, own refusals. */
import { isObject } from '../json.ts';
import type { StartHost } from '../stage.ts';
import { swallowBeacon } from '../wechat-bridge/beacon.ts';
import { createWechatBridge } from '../wechat-bridge/bridge.ts';
import { createClient } from '../wechat-bridge/client.ts';
import { injectBridge } from '../wechat-bridge/timing.ts';

export const startWecom: StartHost = (stage) => {
  const bridge = createWechatBridge(stage, createClient(stage));
  swallowBeacon(stage);
  injectBridge(stage, () => stage.globals.set(stage.window, 'WeixinJSBridge', bridge.object));
  return {
    emit: async (event, payload) => bridge.emit(event, isObject(payload) ? payload : {}),
  };
};
