/** Answers the calls of a page as a client. The client must know a call, and the page must have the permission. */
import type { AnyHandler } from '../answers/answers.ts';
import { Refusal } from '../answers/refusal.ts';
import type { HostEnvironment } from '../environment.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { WechatAnswer, WechatCall } from './bridge.ts';
import { checkJsApi, createGrants } from './config.ts';
import { WECHAT_FUNCTIONS, type WechatFunction } from './functions.ts';

/** The functions that work without `config`. */
const FREE = new Set(['getNetworkType', 'closeWindow', 'imagePreview', 'hideOptionMenu', 'showOptionMenu']);
/** The functions that complete a share. They need no `config`, because the user started the share. */
const SHARES = new Set(['sendAppMessage', 'shareTimeline', 'shareQQ', 'shareQZone', 'shareWeiboApp', 'shareWechat']);

/** The functions that work in a mini-program's web view. Sharing, menus, closing and paying do not. */
const MINI_PROGRAM = new Set([
  ...['checkJsApi', 'preVerifyJSAPI', 'invokeMiniProgramAPI', 'chooseImage', 'imagePreview', 'uploadImage'],
  ...['downloadImage', 'getLocalImgData', 'getNetworkType', 'openLocation', 'geoLocation', 'scanQRCode'],
]);

export function createClient(
  env: HostEnvironment,
  more: Readonly<Record<string, WechatFunction>> = {},
): (call: WechatCall) => WechatAnswer | Promise<WechatAnswer> {
  const grants = createGrants(env);
  const missing = new Set(env.setup.missing);
  const functions: Readonly<Record<string, WechatFunction>> = { ...WECHAT_FUNCTIONS, ...more };
  const inMiniProgram = env.name === 'mini-program';

  const has = (func: string) => !missing.has(func) && Object.hasOwn(functions, func);
  const mayUse = (func: string) => !inMiniProgram || MINI_PROGRAM.has(func);
  const free = (func: string) =>
    FREE.has(func) ||
    SHARES.has(func) ||
    Object.hasOwn(more, func) ||
    (func === 'getBrandWCPayRequest' && env.name === 'wechat');

  const system: Readonly<Record<string, WechatFunction>> = {
    preVerifyJSAPI: (params) => grants.config(params),
    checkJsApi: (params) => checkJsApi(env, params, (func) => has(func) && mayUse(func)),
    ...(env.name === 'wecom' ? { agentConfig: (params) => grants.agentConfig(params) } : {}),
  };

  return ({ func, params }) => {
    const builtIn = missing.has(func) ? undefined : system[func];
    if (builtIn) return answered(env, func, params, builtIn);
    const run = functions[func];
    if (!run || !has(func)) return NOT_THERE;
    if (!mayUse(func)) return { err_msg: `${func}:fail_no permission to execute` };
    if (!free(func) && !grants.allows(func)) return ungranted(func, env);
    return answered(env, func, params, run);
  };
}

const NOT_THERE = { err_msg: 'system:function_not_exist' };

/** Returns the answer of the tester's handler, or else the client's own. */
function answered(
  env: HostEnvironment,
  func: string,
  params: JsonObject,
  run: WechatFunction,
): WechatAnswer | Promise<WechatAnswer> {
  const lookup = env.answers.find(func);
  if (lookup instanceof Promise) return lookup.then((handler) => (handler ? ask(handler) : run(params, env)));
  return lookup ? ask(lookup) : run(params, env);

  async function ask(handler: AnyHandler): Promise<WechatAnswer> {
    try {
      const answer = await env.answers.ask(handler, {
        method: func,
        params,
        own: (changed) => run(isObject(changed) ? changed : {}, env),
        fault: (result) =>
          env.faults.of(func)?.kind === 'wrong-shape' || isClientAnswer(result) ? undefined : SHAPE(func),
      });
      return isClientAnswer(answer) ? answer : { err_msg: `${func}:ok` };
    } catch (error) {
      return refusedBy(func, error);
    }
  }
}

const isClientAnswer = (answer: unknown): answer is { err_msg: string } & JsonObject =>
  isObject(answer) && typeof answer.err_msg === 'string';
const SHAPE = (func: string) =>
  `a client says an object with its own text, like { err_msg: '${func}:ok' }; for no answer at all there is the fault drop()`;

function refusedBy(func: string, error: unknown): WechatAnswer {
  if (!(error instanceof Refusal)) return { err_msg: `${func}:fail ${error instanceof Error ? error.message : ''}` };
  if (error.code === 'UNSUPPORTED') return NOT_THERE;
  return { err_msg: error.code === 'CANCELLED' ? `${func}:cancel` : `${func}:fail ${error.message}`.trim() };
}

const ungranted = (func: string, { name }: HostEnvironment): WechatAnswer => ({
  err_msg: name === 'wecom' ? `${func}:fail_nopermission` : `${func}:fail, the permission value is offline verifying`,
});
