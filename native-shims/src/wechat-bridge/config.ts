/**
 * Implements `config` and `agentConfig`. A page may call the listed functions at the url whose signature was verified. WeChat verifies
 * the address of the last page load on iOS, and the current address on Android. WeCom verifies the current address on every phone.
 */

import { compareVersions } from '@sdhealth/bridge-sdk';
import type { HostEnvironment } from '../environment.ts';
import { type JsonObject, textOf, textsOf } from '../json.ts';
import { TICKETS } from '../tickets.ts';
import type { WechatAnswer } from './bridge.ts';
import { signatureOf, signedUrl } from './signature.ts';

export interface Grants {
  config(params: JsonObject): WechatAnswer;
  agentConfig(params: JsonObject): WechatAnswer;
  /** Tells whether the page at its current address may call `func`. */
  allows(func: string): boolean;
}

const AGENT_SIGNATURE_HINT = 'more info at https://open.work.weixin.qq.com/devtool/query?e=40093';
/** The first WeCom client that accepts `agentConfig` without `config`. */
const AGENT_WITHOUT_CONFIG_SINCE = '3.0.24';

export function createGrants(env: HostEnvironment): Grants {
  const tickets = { ...TICKETS, ...env.setup.tickets };
  const grants = new Map<string, Set<string>>();
  const isWecom = env.name === 'wecom';
  const checkedUrl = () => (!isWecom && env.phone === 'ios' ? env.landingUrl : signedUrl(env.window.location.href));

  const grant = (functions: string[]) => {
    const url = checkedUrl();
    grants.set(url, new Set([...(grants.get(url) ?? []), ...functions]));
  };

  return {
    config(params) {
      const functions = textsOf(params, 'verifyJsApiList');
      if (functions.length + textsOf(params, 'verifyOpenTagList').length === 0) {
        return { err_msg: 'checkJsApi:param is empty' };
      }
      const url = checkedUrl();
      const expected = signatureOf({
        ticket: isWecom ? tickets.corp : tickets.jsapi,
        nonceStr: textOf(params, 'verifyNonceStr'),
        timestamp: textOf(params, 'verifyTimestamp'),
        url,
      });
      if (!textOf(params, 'verifyAppId')) return { err_msg: 'pre_verify_jsapi:fail_invalid appid' };
      if (textOf(params, 'verifySignature') !== expected) {
        return { err_msg: 'pre_verify_jsapi:fail_invalid signature', realAuthUrl: `[${url}, ${url}]` };
      }
      grant(['', ...functions]);
      return { err_msg: 'pre_verify_jsapi:ok' };
    },

    agentConfig(params) {
      const needsConfig = compareVersions(env.clientVersion, AGENT_WITHOUT_CONFIG_SINCE) < 0;
      const expected = signatureOf({
        ticket: tickets.agent,
        nonceStr: textOf(params, 'nonceStr'),
        timestamp: textOf(params, 'timestamp'),
        url: checkedUrl(),
      });
      if (textOf(params, 'signature') !== expected || (needsConfig && !grants.get(checkedUrl())?.has(''))) {
        return agentRefusal(env);
      }
      grant(textsOf(params, 'jsApiList'));
      return { err_msg: 'agentConfig:ok' };
    },

    allows: (func) => grants.get(checkedUrl())?.has(func) === true,
  };
}

/** Returns a refusal of `agentConfig`. Both forms were reported, but not for which clients. So each phone gets one form. */
const agentRefusal = ({ phone }: HostEnvironment): WechatAnswer =>
  phone === 'ios'
    ? { err_msg: 'agentConfig:fail', err_Info: 'fail', hint: "Hint: 'invalid signature, e:40093'" }
    : { err_msg: `agentConfig:invalid signature ${AGENT_SIGNATURE_HINT}` };

/** Answers `checkJsApi`. Android sends the result as JSON text, iOS as an object. For HarmonyOS the form is unknown. */
export function checkJsApi(env: HostEnvironment, params: JsonObject, has: (func: string) => boolean): WechatAnswer {
  const checked = Object.fromEntries(textsOf(params, 'jsApiList').map((func) => [func, has(func)]));
  const checkResult = env.phone === 'android' ? JSON.stringify(checked) : checked;
  return { err_msg: 'checkJsApi:ok', checkResult };
}
