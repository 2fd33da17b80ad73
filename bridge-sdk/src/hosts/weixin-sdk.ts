/**
 * Drives the unmodified `weixin-js-sdk`. Rules, each against a trap of that library:
 *
 *  1. It is loaded when the first signed call needs it, and waits for `WeixinJSBridge`: a call made before is dropped there
 *     without a word.
 *  2. One attempt is `config({check: false})` plus one raw `preVerifyJSAPI`, so that every attempt has its own answer
 *     (`wx.ready` also fires after a failure, `wx.error` not always).
 *  3. Lists are copied before they are handed over: the library overwrites them.
 *  4. iOS signs the address of the page load, Android the current one. A refused signature is tried once more: with the
 *     address the client names, else with the other of the two.
 *  5. Verified means verified for an address: where the current one is signed, a changed address verifies again.
 */
import type { LinkContext } from '../core/link.ts';
import type { Signature } from '../core/options.ts';
import { BridgeError } from '../errors.ts';

/** The answers the library and the client give; every field optional, as clients differ. */
export interface WxAnswer {
  errMsg?: string;
  err_msg?: string;
  realAuthUrl?: string;
  [field: string]: unknown;
}

export interface WxParams {
  success?: (answer: WxAnswer) => void;
  cancel?: (answer: WxAnswer) => void;
  fail?: (answer: WxAnswer) => void;
  [field: string]: unknown;
}

export interface Wx {
  config(options: Record<string, unknown>): void;
  invoke(name: string, params: Record<string, unknown>, done: (answer: WxAnswer) => void): void;
  miniProgram: Record<'navigateTo' | 'navigateBack' | 'redirectTo' | 'reLaunch', (params: WxParams) => void>;
  [api: string]: unknown;
}

/** Public names, and the low-level names that the client verifies. */
const APIS: Readonly<Record<string, string>> = {
  checkJsApi: 'checkJsApi',
  updateAppMessageShareData: 'updateAppMessageShareData',
  updateTimelineShareData: 'updateTimelineShareData',
  getLocation: 'geoLocation',
  chooseImage: 'chooseImage',
  getLocalImgData: 'getLocalImgData',
  previewImage: 'imagePreview',
  scanQRCode: 'scanQRCode',
  getNetworkType: 'getNetworkType',
  closeWindow: 'closeWindow',
};

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;

const isWx = (value: unknown): value is Wx =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Wx>).config === 'function';

/** Resolves when the client's own bridge is there; the kernel's deadline ends the waiting. */
export function weixinBridge(): Promise<void> {
  if ('WeixinJSBridge' in globalThis) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('WeixinJSBridgeReady', () => resolve(), { once: true });
  });
}

export class WeixinSdk {
  readonly #context: LinkContext;
  #loading: Promise<Wx> | undefined;
  #verified: { url: string; done: Promise<void> } | undefined;

  constructor(context: LinkContext) {
    this.#context = context;
  }

  /** The library, loaded and with the client's bridge there; nothing signed. */
  async load(): Promise<Wx> {
    this.#loading ??= import('weixin-js-sdk').then(({ default: wx }: { default: unknown }) => {
      if (!isWx(wx)) throw new BridgeError('HOST_GONE', 'weixin-js-sdk did not load');
      return wx;
    });
    this.#loading.catch(() => {
      this.#loading = undefined; // A chunk that could not be fetched may be there next time.
    });
    const wx = await this.#loading;
    await weixinBridge();
    return wx;
  }

  /** One call of the library's own interface, its configuration verified for this address first. */
  async call(api: string, params: Record<string, unknown>): Promise<WxAnswer> {
    const wx = await this.verify();
    const run = wx[api];
    if (typeof run !== 'function') throw new BridgeError('UNSUPPORTED', api);
    return answered(api, (callbacks) => run.call(wx, { ...params, ...callbacks }));
  }

  /** Signs where needed. Calls at the same time share one attempt. */
  async verify(): Promise<Wx> {
    const wx = await this.load();
    const url = this.#signedUrl();
    if (this.#verified?.url !== url) {
      const done = this.#configure(wx, url);
      this.#verified = { url, done };
      done.catch(() => {
        if (this.#verified?.done === done) this.#verified = undefined;
      });
    }
    await this.#verified.done;
    return wx;
  }

  #signedUrl(): string {
    return this.#context.host.phone === 2 ? this.#context.landingUrl : withoutHash(location.href);
  }

  async #configure(wx: Wx, url: string): Promise<void> {
    const first = await this.#attempt(wx, url);
    if (first === undefined) return;
    const { landingUrl } = this.#context;
    const current = withoutHash(location.href);
    const other = named(first) ?? (url === current ? landingUrl : current);
    const second = isSignatureRefusal(first) && other !== url ? await this.#attempt(wx, other) : first;
    if (second === undefined) return;
    this.#context.options.log?.({ level: 'error', event: 'signature-refused', host: this.#context.host.name });
    throw refusal('config', textOf(second));
  }

  /** Undefined when verified, else the client's refusal. */
  async #attempt(wx: Wx, url: string): Promise<WxAnswer | undefined> {
    const { sign } = this.#context.options;
    if (!sign) throw new BridgeError('UNSUPPORTED', 'no sign configured');
    const { appId, timestamp, nonceStr, signature }: Signature = await sign({ url, kind: 'config' });
    wx.config({
      debug: false,
      check: false,
      appId,
      timestamp,
      nonceStr,
      signature,
      jsApiList: Object.keys(APIS),
      openTagList: [],
    });
    const answer = await new Promise<WxAnswer>((resolve) => {
      wx.invoke('preVerifyJSAPI', { verifyJsApiList: Object.values(APIS), verifyOpenTagList: [] }, resolve);
    });
    return textOf(answer).endsWith(':ok') ? undefined : answer;
  }
}

const textOf = (answer: WxAnswer): string => String(answer.errMsg ?? answer.err_msg ?? '');

const isSignatureRefusal = (answer: WxAnswer): boolean =>
  /invalid.?signature|40093|fail/i.test(textOf(answer)) && !/permission|not.?exist/i.test(textOf(answer));

/** The address that the client says it has verified: JSON text of a list, or the address itself. */
function named({ realAuthUrl }: WxAnswer): string | undefined {
  if (typeof realAuthUrl !== 'string' || realAuthUrl === '') return undefined;
  const first = /https?:\/\/[^\s"',\]]+/.exec(realAuthUrl)?.[0];
  return first === undefined ? undefined : withoutHash(first);
}

/** The vendor's refusal in the SDK's words. */
export function refusal(api: string, text: string): BridgeError {
  const reason = text.slice(text.indexOf(':') + 1);
  if (/^cancel/.test(reason)) return new BridgeError('CANCELLED', api);
  if (/function.?not.?exist/i.test(text)) return new BridgeError('HOST_TOO_OLD', 'version too low, please upgrade');
  if (/permission|denied|not.?allow|authorize/i.test(text)) return new BridgeError('DENIED', text);
  return new BridgeError('FAILED', text || api);
}

/** Runs one callback-style call and gives its answer. */
export function answered(api: string, run: (callbacks: WxParams) => void): Promise<WxAnswer> {
  return new Promise((resolve, reject) => {
    run({
      success: resolve,
      cancel: () => reject(new BridgeError('CANCELLED', api)),
      fail: (answer) => reject(refusal(api, textOf(answer))),
    });
  });
}
