/** Answers a page's calls as a client does. The client must have the function, and the page must have the permission. */
import type { AnyHandler } from '../answers/answers.ts';
import { Refusal } from '../answers/refusal.ts';
import type { HostEnvironment } from '../environment.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { WechatAnswer, WechatCall } from './bridge.ts';
import { checkJsApi, createGrants } from './config.ts';
import { WECHAT_FUNCTIONS, type WechatFunction } from './functions.ts';

/** The functions that work without `config`. */
const CONFIG_FREE = new Set(['getNetworkType', 'closeWindow', 'imagePreview', 'hideOptionMenu', 'showOptionMenu']);
/** The functions that complete a share. They need no `config`, because the user started the share. */
const SHARE_NAMES = new Set([
  'sendAppMessage',
  'shareTimeline',
  'shareQQ',
  'shareQZone',
  'shareWeiboApp',
  'shareWechat',
]);

/** The functions that work in a mini-program's web view. Sharing, menus, closing and paying do not. */
const MINI_PROGRAM_FUNCTIONS = new Set([
  ...['checkJsApi', 'preVerifyJSAPI', 'invokeMiniProgramAPI', 'chooseImage', 'imagePreview', 'uploadImage'],
  ...['downloadImage', 'getLocalImgData', 'getNetworkType', 'openLocation', 'geoLocation', 'scanQRCode'],
]);

export function createClient(
  env: HostEnvironment,
  hostFunctions: Readonly<Record<string, WechatFunction>> = {},
): (call: WechatCall) => WechatAnswer | Promise<WechatAnswer> {
  const grants = createGrants(env);
  const missing = new Set(env.setup.missing);
  const functions: Readonly<Record<string, WechatFunction>> = { ...WECHAT_FUNCTIONS, ...hostFunctions };
  const inMiniProgram = env.name === 'mini-program';

  const isAvailable = (func: string) => !missing.has(func) && Object.hasOwn(functions, func);
  const isPermitted = (func: string) => !inMiniProgram || MINI_PROGRAM_FUNCTIONS.has(func);
  const needsNoConfig = (func: string) =>
    CONFIG_FREE.has(func) ||
    SHARE_NAMES.has(func) ||
    Object.hasOwn(hostFunctions, func) ||
    (func === 'getBrandWCPayRequest' && env.name === 'wechat');

  const system: Readonly<Record<string, WechatFunction>> = {
    preVerifyJSAPI: (params) => grants.config(params),
    checkJsApi: (params) => checkJsApi(env, params, (func) => isAvailable(func) && isPermitted(func)),
    ...(env.name === 'wecom' ? { agentConfig: (params) => grants.agentConfig(params) } : {}),
  };

  return ({ func, params }) => {
    const builtIn = missing.has(func) ? undefined : system[func];
    if (builtIn) return answerCall(env, func, params, builtIn);
    const run = functions[func];
    if (!run || !isAvailable(func)) return FUNCTION_MISSING;
    if (!isPermitted(func)) return { err_msg: `${func}:fail_no permission to execute` };
    if (!needsNoConfig(func) && !grants.allows(func)) return permissionRefusal(func, env);
    return answerCall(env, func, params, run);
  };
}

const FUNCTION_MISSING = { err_msg: 'system:function_not_exist' };

/** Returns the answer of the tester's handler, or else the client's answer. */
function answerCall(
  env: HostEnvironment,
  func: string,
  params: JsonObject,
  builtIn: WechatFunction,
): WechatAnswer | Promise<WechatAnswer> {
  const lookup = env.answers.find(func);
  if (lookup instanceof Promise)
    return lookup.then((handler) => (handler ? callTester(handler) : builtIn(params, env)));
  return lookup ? callTester(lookup) : builtIn(params, env);

  async function callTester(handler: AnyHandler): Promise<WechatAnswer> {
    try {
      const answer = await env.answers.callHandler(handler, {
        method: func,
        params,
        defaultAnswer: (newParams) => builtIn(isObject(newParams) ? newParams : {}, env),
        checkAnswer: (result) =>
          env.faults.faultOf(func)?.kind === 'wrong-shape' || isClientAnswer(result) ? undefined : describeShape(func),
      });
      return isClientAnswer(answer) ? answer : { err_msg: `${func}:ok` };
    } catch (error) {
      return refusalAnswer(func, error);
    }
  }
}

const isClientAnswer = (answer: unknown): answer is { err_msg: string } & JsonObject =>
  isObject(answer) && typeof answer.err_msg === 'string';
const describeShape = (func: string) =>
  `must be an object with the client's text, like { err_msg: '${func}:ok' }; to send no answer, set the fault drop()`;

function refusalAnswer(func: string, error: unknown): WechatAnswer {
  if (!(error instanceof Refusal)) return { err_msg: `${func}:fail ${error instanceof Error ? error.message : ''}` };
  if (error.code === 'UNSUPPORTED') return FUNCTION_MISSING;
  return { err_msg: error.code === 'CANCELLED' ? `${func}:cancel` : `${func}:fail ${error.message}`.trim() };
}

const permissionRefusal = (func: string, { name }: HostEnvironment): WechatAnswer => ({
  err_msg: name === 'wecom' ? `${func}:fail_nopermission` : `${func}:fail, the permission value is offline verifying`,
});
