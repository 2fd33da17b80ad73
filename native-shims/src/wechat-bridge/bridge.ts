/**
 * `WeixinJSBridge`, the one object that all three Tencent hosts inject and both vendor SDKs speak through.
 *
 * 1. Everything crosses as JSON text, both ways: functions and `undefined` vanish.
 * 2. A callback is never called in the same turn, and at most once; unknown ids are ignored.
 * 3. An event has one handler, the last one registered, and always brings an object: without one a vendor SDK throws.
 * 4. A call may never be answered. There is no timeout.
 */
import { isObject, type JsonObject, parseJson } from '../json.ts';
import type { Stage } from '../stage.ts';

export interface WechatCall {
  func: string;
  params: JsonObject;
}

/** What native answers: `err_msg` and more; `undefined` is no answer at all. */
export type WechatAnswer = ({ err_msg: string } & JsonObject) | undefined;

export interface WechatBridge {
  /** The global, as a page sees it. */
  readonly object: {
    invoke(func: unknown, params?: unknown, callback?: (answer: unknown) => void): void;
    on(event: unknown, handler: (data: unknown) => void): void;
    _handleMessageFromWeixin(text: string): void;
  };
  emit(event: string, data: JsonObject): void;
}

export function createWechatBridge(
  stage: Stage,
  answer: (call: WechatCall) => WechatAnswer | Promise<WechatAnswer>,
): WechatBridge {
  const callbacks = new Map<string, (answer: unknown) => void>();
  const handlers = new Map<string, (data: unknown) => void>();
  let nextId = 1000;

  const receive = async (text: string) => {
    const message = parseJson(text);
    if (!isObject(message) || stage.faults.killed) return;
    const { func, params, __callback_id: id } = message;
    const call = { func: String(func), params: isObject(params) ? params : {} };
    const result = await answer(call);
    if (!result) return;
    const reply = { __msg_type: 'callback', __callback_id: id, __params: result };
    const shape = { payload: '__params', id: '__callback_id' };
    for (const { text: sent, delayMs } of stage.faults.deliveries(call.func, reply, shape)) {
      stage.later(() => {
        const note = stage.faults.of(call.func)?.kind;
        stage.traffic.add({
          ...{ direction: 'to-page', channel: 'wechat-bridge', name: call.func, id: String(id), body: result },
          ...(note ? { note } : {}),
        });
        object._handleMessageFromWeixin(sent);
      }, delayMs);
    }
  };

  const object: WechatBridge['object'] = {
    invoke(func, params, callback) {
      if (typeof func !== 'string') return;
      const id = String(nextId++);
      if (callback) callbacks.set(id, callback);
      const text = JSON.stringify({ func, params: params ?? {}, __msg_type: 'call', __callback_id: id });
      const body = parseJson(text);
      stage.traffic.add({
        direction: 'to-host',
        channel: 'wechat-bridge',
        name: func,
        id,
        body: isObject(body) ? body.params : {},
      });
      stage.later(() => void receive(text), 0);
    },
    on(event, handler) {
      if (typeof event === 'string') handlers.set(event, handler);
    },
    _handleMessageFromWeixin(text) {
      const message = parseJson(text);
      if (!isObject(message)) return;
      const { __msg_type: type, __callback_id: callbackId, __event_id: eventId, __params: params } = message;
      if (type === 'callback' && typeof callbackId === 'string') {
        const callback = callbacks.get(callbackId);
        callbacks.delete(callbackId);
        callback?.(params);
      }
      if (type === 'event' && typeof eventId === 'string') handlers.get(eventId)?.(params);
    },
  };

  return {
    object,
    emit(event, data) {
      stage.later(() => {
        const text = JSON.stringify({ __msg_type: 'event', __event_id: event, __params: data });
        const note = handlers.has(event) ? {} : { note: 'nobody listens' };
        stage.traffic.add({ direction: 'to-page', channel: 'wechat-bridge', name: event, body: data, ...note });
        object._handleMessageFromWeixin(text);
      }, 0);
    },
  };
}
