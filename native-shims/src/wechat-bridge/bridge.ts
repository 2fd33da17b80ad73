/**
 * Imitates `WeixinJSBridge`, the object that all three Tencent hosts inject and both vendor SDKs use.
 *
 * 1. All messages are JSON text, in both directions. Functions and `undefined` are dropped.
 * 2. A callback is called in a later turn, and at most once. Unknown ids are ignored.
 * 3. An event has one handler, which is the last registered. Its data is always an object, because a vendor SDK throws otherwise.
 * 4. A call may never be answered. There is no timeout.
 */

import type { HostEnvironment } from '../environment.ts';
import { isObject, type JsonObject, parseJson } from '../json.ts';

export interface WechatCall {
  func: string;
  params: JsonObject;
}

/** The client's answer. Undefined means that the client does not answer. */
export type WechatAnswer = ({ err_msg: string } & JsonObject) | undefined;

export interface WechatBridge {
  /** The global object for the page. */
  readonly object: {
    invoke(func: unknown, params?: unknown, callback?: (answer: unknown) => void): void;
    on(event: unknown, handler: (data: unknown) => void): void;
    _handleMessageFromWeixin(text: string): void;
  };
  emit(event: string, data: JsonObject): void;
  /** Tells whether the page has a handler for the event. */
  hasHandler(event: string): boolean;
}

export function createWechatBridge(
  env: HostEnvironment,
  answer: (call: WechatCall) => WechatAnswer | Promise<WechatAnswer>,
): WechatBridge {
  const callbacks = new Map<string, (answer: unknown) => void>();
  const handlers = new Map<string, (data: unknown) => void>();
  let nextId = 1000;

  const receive = async (text: string) => {
    const message = parseJson(text);
    if (!isObject(message) || env.faults.killed) return;
    const { func, params, __callback_id: id } = message;
    const call = { func: String(func), params: isObject(params) ? params : {} };
    const fault = env.faults.faultOf(call.func);
    if (fault?.kind === 'silent') return;
    let result = fault?.kind === 'instead' ? completeAnswer(call.func, fault.result) : await answer(call);
    if (!result) return;
    const release = env.faults.whenReleased({ method: call.func, id: String(id) });
    if (release !== 'answer' && (await release) === 'fail') result = { err_msg: `${call.func}:fail` };
    const body = result;
    const reply = { __msg_type: 'callback', __callback_id: id, __params: result };
    const shape = { payload: '__params', id: '__callback_id' };
    for (const { text: delivery, delayMs } of env.faults.deliveries(call.func, reply, shape)) {
      env.later(() => {
        const note = env.faults.faultOf(call.func)?.kind;
        env.traffic.add({
          direction: 'to-page',
          channel: 'wechat-bridge',
          name: call.func,
          id: String(id),
          body,
          ...(note ? { note } : {}),
        });
        object._handleMessageFromWeixin(delivery);
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
      env.traffic.add({
        direction: 'to-host',
        channel: 'wechat-bridge',
        name: func,
        id,
        body: isObject(body) ? body.params : {},
      });
      env.later(() => void receive(text), 0);
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
    hasHandler: (event) => handlers.has(event),
    emit(event, data) {
      env.later(() => {
        const text = JSON.stringify({ __msg_type: 'event', __event_id: event, __params: data });
        const note = handlers.has(event) ? {} : { note: 'the page does not listen' };
        env.traffic.add({ direction: 'to-page', channel: 'wechat-bridge', name: event, body: data, ...note });
        object._handleMessageFromWeixin(text);
      }, 0);
    },
  };
}

/** Completes an answer that a tester has written. Without `err_msg` it gets the text of a success. */
const completeAnswer = (func: string, answer: unknown): WechatAnswer => ({
  err_msg: `${func}:ok`,
  ...(isObject(answer) ? answer : {}),
});
