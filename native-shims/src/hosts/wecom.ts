/** WeCom: the same bridge, two configurations, own refusals. */
import { isObject } from '../json.ts';
import type { StartHost } from '../stage.ts';
import { swallowBeacon } from '../weixin-bridge/beacon.ts';
import { createWeixinBridge } from '../weixin-bridge/bridge.ts';
import { createClient } from '../weixin-bridge/client.ts';
import { injectBridge } from '../weixin-bridge/timing.ts';

export const startWecom: StartHost = (stage) => {
  const bridge = createWeixinBridge(stage, createClient(stage));
  swallowBeacon(stage);
  injectBridge(stage, () => stage.globals.set(stage.window, 'WeixinJSBridge', bridge.object));
  return {
    emit: async (event, payload) => bridge.emit(event, isObject(payload) ? payload : {}),
  };
};
