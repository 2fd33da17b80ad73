/** A client's answer to one call: the call must be known, and the page must be allowed to use it. */
import type { HostEnvironment } from '../environment.ts';
import type { WechatAnswer, WechatCall } from './bridge.ts';
import { checkJsApi, createGrants } from './config.ts';
import { WECHAT_FUNCTIONS, type WechatFunction } from './functions.ts';

/** Functions that work without any `config`. */
const FREE = new Set(['getNetworkType', 'closeWindow', 'imagePreview', 'hideOptionMenu', 'showOptionMenu']);
/** The clients let a share that the user began go on without a further grant. */
const SHARES = new Set(['sendAppMessage', 'shareTimeline', 'shareQQ', 'shareQZone', 'shareWeiboApp', 'shareWechat']);

/** The functions that work inside a mini-program's web view; share, menus, closing and paying do not. */
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
    if (builtIn) return builtIn(params, env);
    const run = functions[func];
    if (!run || !has(func)) return { err_msg: 'system:function_not_exist' };
    if (!mayUse(func)) return { err_msg: `${func}:fail_no permission to execute` };
    if (!free(func) && !grants.allows(func)) return ungranted(func, env);
    return run(params, env);
  };
}

const ungranted = (func: string, { name }: HostEnvironment): WechatAnswer => ({
  err_msg: name === 'wecom' ? `${func}:fail_nopermission` : `${func}:fail, the permission value is offline verifying`,
});
