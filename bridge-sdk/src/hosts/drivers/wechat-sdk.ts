/**
 * Drives the unmodified `weixin-js-sdk`. Each rule avoids a trap of that library:
 *
 *  1. A call waits for `WeixinJSBridge`, because the library silently drops earlier calls.
 *  2. One attempt is `config({check: false})` plus one raw `preVerifyJSAPI`, so that every attempt has a separate answer
 *     (`wx.ready` also fires after a failure, `wx.error` not always).
 *  3. Lists are copied before they are passed on, because the library overwrites them.
 *  4. iOS signs the address of the page load, Android the current one. A refused signature is retried once, with the
 *     address that the client names, or else with the other of the two.
 *  5. A verification is valid for one address only. If the signed address has changed, the next call verifies again.
 */
import { globalNamed } from '../../core/host-globals.ts';
import { PREPARE_MS, withTimeout } from '../../core/timeout.ts';
import type { ChannelContext } from '../../core/types.ts';
import { unsupported } from '../adapters/web.ts';
import { errorOf } from './vendor-refusal.ts';

/** An answer of the library or the client. Every field is optional, because clients differ. */
export interface WechatAnswer {
  errMsg?: string;
  err_msg?: string;
  realAuthUrl?: string;
  [field: string]: unknown;
}

export interface WechatParams {
  success?: (answer: WechatAnswer) => void;
  cancel?: (answer: WechatAnswer) => void;
  fail?: (answer: WechatAnswer) => void;
  [field: string]: unknown;
}

export interface WechatLibrary {
  config(options: Record<string, unknown>): void;
  invoke(name: string, params: Record<string, unknown>, done: (answer: WechatAnswer) => void): void;
  miniProgram: Record<'navigateTo' | 'navigateBack' | 'postMessage', (params: WechatParams) => void>;
  [api: string]: unknown;
}

/** The client's names of functions that differ from the public names. */
const CLIENT_NAMES: Readonly<Record<string, string>> = {
  getLocation: 'geoLocation',
  previewImage: 'imagePreview',
  onMenuShareQQ: 'menu:share:qq',
  onMenuShareQZone: 'menu:share:QZone',
};
const APIS =
  'checkJsApi updateAppMessageShareData updateTimelineShareData onMenuShareQQ onMenuShareQZone getLocation chooseImage getLocalImgData previewImage scanQRCode getNetworkType closeWindow';

const withoutHash = (url: string): string => url.split('#', 1)[0] || '';

/** Waits for the client's `WeixinJSBridge`. Rejects with HOST_GONE after `acceptMs`, because no host has accepted the call. */
async function clientBridge(context: ChannelContext): Promise<void> {
  if (globalNamed('WeixinJSBridge')) return;
  const bridgeReady = new Promise((resolve) => {
    document.addEventListener('WeixinJSBridgeReady', resolve, { once: true });
  });
  await withTimeout(context, context.limits.acceptMs, bridgeReady);
}

export interface WechatSdk {
  /** Resolves to the library when the client's bridge exists. Makes no signature. */
  ready(): Promise<WechatLibrary>;
  /** Calls a function of the library, after its configuration was verified for the current address. */
  call(api: string, params: Record<string, unknown>): Promise<WechatAnswer>;
  /** Passes the params of a client's event to the library, if the library has that function. The client sends no answer. */
  listen(api: string, params: Record<string, unknown>): void;
}

/** Creates the driver. `vendor` is the library. It is `unknown`, because the library's own types are wrong. */
export function wechatSdk(context: ChannelContext, vendor: unknown): WechatSdk {
  const { host, landingUrl = '' } = context;
  const wx = vendor as WechatLibrary;
  let verified: { url: string; done: Promise<void> } | undefined;

  const ready = async () => {
    await clientBridge(context);
    return wx;
  };

  /** Configures the library for an address. Resolves to undefined when verified, or else to the client's refusal. */
  const tryConfigure = async (url: string): Promise<WechatAnswer | undefined> => {
    // `supports()` has refused a page without this option.
    const { sign } = context.options as Required<typeof context.options>;
    const { appId, timestamp, nonceStr, signature } = await sign({ url, kind: 'config' });
    wx.config({ check: false, appId, timestamp, nonceStr, signature, jsApiList: APIS.split(' '), openTagList: [] });
    const verifyJsApiList = APIS.split(' ').map((name) => CLIENT_NAMES[name] || name);
    const answer = await new Promise<WechatAnswer>((resolve) => {
      wx.invoke('preVerifyJSAPI', { verifyJsApiList, verifyOpenTagList: [] }, resolve);
    });
    return textOf(answer).endsWith(':ok') ? undefined : answer;
  };

  const configure = async (url: string): Promise<void> => {
    let failure = await tryConfigure(url);
    if (!failure) return;
    const current = withoutHash(location.href);
    const otherAddress = verifiedAddress(failure) || (url === current ? landingUrl : current);
    if (isSignatureRefusal(failure) && otherAddress !== url) failure = await tryConfigure(otherAddress);
    if (!failure) return;
    context.log({ level: 'error', event: 'signature-refused' });
    throw errorOf('config', textOf(failure));
  };

  return {
    ready,
    async call(api, params) {
      await ready();
      const url = host.phone === 2 ? landingUrl : withoutHash(location.href);
      // Concurrent calls share one attempt.
      if (!verified || verified.url !== url) {
        const verification = { url, done: withTimeout(context, PREPARE_MS, configure(url)) };
        verified = verification;
        verification.done.catch(() => {
          if (verified === verification) verified = undefined;
        });
      }
      await verified.done;
      const apiFunction = wx[api];
      if (typeof apiFunction !== 'function') throw unsupported(api);
      return promisify(api, (callbacks) => apiFunction.call(wx, { ...params, ...callbacks }));
    },
    listen(api, params) {
      const apiFunction = wx[api];
      if (typeof apiFunction === 'function') apiFunction.call(wx, params);
    },
  };
}

const textOf = ({ errMsg, err_msg }: WechatAnswer): string => String(errMsg || err_msg || '');

const isSignatureRefusal = (answer: WechatAnswer): boolean =>
  /invalid.?signature|40093|fail/i.test(textOf(answer)) && !/permission|not.?exist/i.test(textOf(answer));

/** Returns the address that the client has verified. The client sends a list as JSON text, or the address itself. */
function verifiedAddress({ realAuthUrl }: WechatAnswer): string | undefined {
  const [first] = /https?:\/\/[^\s"',\]]+/.exec(String(realAuthUrl)) || [];
  return first && withoutHash(first);
}

/** Converts a call with callbacks into a promise of its answer. */
export function promisify(api: string, run: (callbacks: WechatParams) => void): Promise<WechatAnswer> {
  return new Promise((resolve, reject) => {
    run({
      success: resolve,
      cancel: () => reject(errorOf(api, 'cancel')),
      fail: (answer) => reject(errorOf(api, textOf(answer))),
    });
  });
}
