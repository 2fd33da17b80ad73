/**
 * Imitates a provider's app at the other end of its channel: JSON-RPC 2.0 as JSON text.
 *
 * 1. A request is accepted by `$/accepted`, then answered exactly once. The messages of a batch are answered one by one.
 * 2. `$/cancelRequest` closes the dialog that the user sees. The request is then answered with CANCELLED.
 * 3. A method that this version lacks is UNSUPPORTED (4). An unknown method is JSON-RPC's error -32601.
 * 4. Faults apply to answers, but not to the handshake, `$/` notifications and events.
 * 5. A tester's handler replaces the app's implementation, if this version has the method.
 */

import type { AnyHandler } from '../answers/answers.ts';
import { Refusal, wireErrorOf } from '../answers/refusal.ts';
import type { RunningHost } from '../environment.ts';
import { isObject, type JsonObject, parseJson, textOf } from '../json.ts';
import type { Channel } from '../traffic.ts';
import type { AppEnvironment } from './app-environment.ts';
import { type CallContext, eventsIn, methodsIn, wrongResult } from './contract.ts';
import { appMethods } from './methods.ts';
import { appOf } from './own-app.ts';
import { appToken } from './session.ts';
import { cancelled, unknownOutcome, WireError } from './wire-error.ts';

export interface NativeApp extends RunningHost {
  /** Receives a text from the page. */
  receive(text: string): void;
}

type Method = (params: unknown, context: CallContext) => unknown;

export function createApp(env: AppEnvironment, channel: Channel, send: (text: string) => boolean): NativeApp {
  const version = env.setup.version ?? '2.8.0';
  const running = new Map<string, AbortController>();
  const pending = new Map<string, (answer: unknown) => void>();
  let nextEvent = 1;

  const deliver = (name: string, text: string, body: unknown, note?: string) => {
    if (env.faults.killed) return;
    const id = isObject(body) && typeof body.id === 'string' ? { id: body.id } : {};
    const isReceived = send(text);
    const remark = isReceived ? note : 'the page does not listen';
    env.traffic.add({ direction: 'to-page', channel, name, ...id, body, ...(remark ? { note: remark } : {}) });
  };
  const notify = (method: string, params: JsonObject) =>
    deliver(method, JSON.stringify({ jsonrpc: '2.0', method, params }), { method, params });

  const app = {
    version,
    emit: (event: string, payload: unknown) => void emit(event, payload),
    coverBriefly() {
      void emit('paused', {});
      env.curtain.cover();
      env.later(() => {
        env.curtain.uncover();
        void emit('resumed', {});
      }, 50);
    },
  };
  const methods: Readonly<Record<string, unknown>> = appMethods(env, app);
  const supportedMethods = new Set(
    [...methodsIn(version), ...env.answers.customMethods].filter((name) => !env.setup.missing?.includes(name)),
  );
  const events = [...eventsIn(version), ...(env.setup.ownEvents ?? [])];

  async function initialize(): Promise<JsonObject> {
    const token = await appToken(env);
    return {
      protocol: '1.0',
      app: { name: appOf(env.setup).name, version },
      methods: Object.fromEntries([...supportedMethods].map((name) => [name, 1])),
      events,
      batch: env.setup.batch ?? true,
      ...(token ? { token } : {}),
    };
  }

  function implementationOf(method: string): Method {
    const implementation = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (typeof implementation !== 'function') throw new WireError(-32601, 'Method not found', { code: 'UNSUPPORTED' });
    return implementation as Method;
  }

  async function run(method: string, params: unknown, context: CallContext): Promise<unknown> {
    const implementation = env.answers.customMethods.includes(method)
      ? () => implementationOf(method)
      : implementationOf(method);
    if (!supportedMethods.has(method)) throw new WireError(4, `not in ${version}`, { code: 'UNSUPPORTED' });
    const lookup = env.answers.find(method);
    const handler = lookup instanceof Promise ? await lookup : lookup;
    // The abort may have happened during the lookup. It does not fire again.
    if (context.signal.aborted) throw cancelled();
    if (!handler) return implementation(params, context);
    return Promise.race([rejectOnAbort(context.signal), callTester(handler, method, params, implementation, context)]);
  }

  async function callTester(
    handler: AnyHandler,
    method: string,
    params: unknown,
    implementation: Method,
    context: CallContext,
  ): Promise<unknown> {
    const answer = await env.answers.callHandler(handler, {
      method,
      params,
      defaultAnswer: (newParams) => implementation(newParams, context),
      // The fault `wrong-shape` makes the result wrong on purpose, so it is not checked.
      checkAnswer: (result) =>
        env.faults.faultOf(method)?.kind === 'wrong-shape' ? undefined : wrongResult(method, result ?? {}),
    });
    return answer ?? {};
  }

  async function answerCall(id: string, method: string, params: unknown): Promise<void> {
    const fault = env.faults.faultOf(method);
    if (fault?.kind === 'silent') return;
    const controller = new AbortController();
    running.set(id, controller);
    notify('$/accepted', { id });
    const context = {
      method,
      signal: controller.signal,
      progress: (value: unknown) => notify('$/progress', { id, value }),
    };
    let reply: JsonObject;
    try {
      const result = fault?.kind === 'instead' ? fault.result : await run(method, params, context);
      reply = { jsonrpc: '2.0', id, result };
    } catch (error) {
      reply = { jsonrpc: '2.0', id, error: errorBodyOf(error) };
    }
    running.delete(id);
    const release = env.faults.whenReleased({ method, id });
    if (release !== 'answer' && (await release) === 'fail')
      reply = { jsonrpc: '2.0', id, error: errorBodyOf(unknownOutcome('failed')) };
    const note = env.faults.faultOf(method)?.kind;
    for (const { text, delayMs } of env.faults.deliveries(method, reply, { payload: 'result', id: 'id' })) {
      env.later(() => deliver(method, text, reply, note), delayMs);
    }
  }

  function handleMessage(message: unknown): void {
    if (!isObject(message)) return;
    const { id, params } = message;
    const method = textOf(message, 'method');
    const isLost = typeof id !== 'string' && method !== '$/cancelRequest';
    env.traffic.add({
      direction: 'to-host',
      channel,
      name: method || 'answer',
      body: message,
      ...(typeof id === 'string' ? { id } : {}),
      ...(isLost ? { note: 'dropped: its id is not a string' } : {}),
    });
    if (env.faults.killed) return;
    if (method === '$/cancelRequest') return running.get(textOf(isObject(params) ? params : {}, 'id'))?.abort();
    if (typeof id !== 'string') return;
    if (!method) return settleReply(id, message.result);
    if (method !== 'initialize') return void answerCall(id, method, params);
    if (env.setup.handshake === false) return;
    void initialize().then((result) => {
      const reply = { jsonrpc: '2.0', id, result };
      deliver('initialize', JSON.stringify(reply), reply);
    });
  }

  function settleReply(id: string, result: unknown): void {
    pending.get(id)?.(result);
    pending.delete(id);
  }

  async function emit(event: string, payload: unknown): Promise<unknown> {
    if (event !== 'backPressed' && !env.setup.answeredEvents?.includes(event)) {
      env.later(() => notify(event, isObject(payload) ? payload : {}), 0);
      return undefined;
    }
    const id = `host.${nextEvent++}`;
    const message = { jsonrpc: '2.0', id, method: event, params: payload ?? {} };
    const reply = new Promise((resolve) => pending.set(id, resolve));
    deliver(event, JSON.stringify(message), message);
    return reply;
  }

  return {
    emit,
    // A native app receives the text on its own thread, so nothing happens in the page's turn.
    receive: (text) => env.later(() => handleText(text), 0),
  };

  function handleText(text: string): void {
    const message = parseJson(text);
    if (message === undefined) {
      const reply = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } };
      return deliver('parse-error', JSON.stringify(reply), reply);
    }
    for (const item of Array.isArray(message) ? message : [message]) handleMessage(item);
  }
}

/** Returns a promise that rejects with CANCELLED when the page aborts the call. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(cancelled())));

function errorBodyOf(error: unknown): JsonObject {
  const refusal = error instanceof Refusal ? wireErrorOf(error) : error;
  if (refusal instanceof WireError) return { code: refusal.code, message: refusal.message, data: refusal.data };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 1, message, data: { code: 'FAILED', mayHaveHappened: true } };
}
