/** WeCom: drives the unmodified `@wecom/jssdk`, which signs by itself, again when the address changes. */
import type { LinkContext, OpenLink } from '../core/link.ts';
import { type Handlers, localLink } from '../core/local-link.ts';
import type { SignRequest } from '../core/options.ts';
import { BridgeError } from '../errors.ts';
import { loginByAddress, titleOfDocument } from './login-by-address.ts';
import { webHandlers } from './web.ts';
import { refusal } from './weixin-sdk.ts';

const API_LIST = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'getLocation',
  'scanQRCode',
  'previewImage',
  'previewFile',
  'closeWindow',
] as const;

type WeComSdk = typeof import('@wecom/jssdk');

/** What the library rejects with, or an Error of its own (`SDK Error: Aborted`). */
const textOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  const { errMsg, err_msg } = Object(error);
  return String(errMsg || err_msg || 'fail');
};

const handlers = (context: LinkContext): Handlers => {
  const web = webHandlers(context);
  let loading: Promise<WeComSdk> | undefined;
  const sdk = () => {
    loading = loading || load(context);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const call = async (api: string, run: (ww: WeComSdk) => Promise<unknown>): Promise<Record<string, unknown>> => {
    const ww = await sdk();
    try {
      return Object(await run(ww));
    } catch (error) {
      throw refusal(api, textOf(error));
    }
  };
  return {
    ...web,
    ...loginByAddress,
    ...titleOfDocument,
    async setShareContent({ title, desc, link, imgUrl }) {
      await call('updateAppMessageShareData', (ww) => ww.updateAppMessageShareData({ title, desc, link, imgUrl }));
      await call('updateTimelineShareData', (ww) => ww.updateTimelineShareData({ title, link, imgUrl }));
      return {};
    },
    async scanCode() {
      const { resultStr } = await call('scanQRCode', (ww) =>
        ww.scanQRCode({ needResult: true, scanType: ['qrCode', 'barCode'] as never }),
      );
      return { text: String(resultStr ?? '') };
    },
    async previewImages({ urls, current = 0 }) {
      await call('previewImage', (ww) => ww.previewImage({ urls: [...urls], current: urls[current] ?? urls[0] ?? '' }));
      return {};
    },
    async openDocument({ url, title }) {
      await call('previewFile', (ww) => ww.previewFile({ url, name: title ?? '', size: 0 }));
      return {};
    },
    async closePage() {
      await call('closeWindow', (ww) => ww.closeWindow());
      return {};
    },
  };
};

export const open: OpenLink = async (context) => localLink(handlers(context), context);

async function load({ options }: LinkContext): Promise<WeComSdk> {
  const { sign, wecom } = options;
  if (!sign || !wecom) throw new BridgeError('UNSUPPORTED', 'no sign or wecom identity configured');
  const ww = await import('@wecom/jssdk');
  const signature = (kind: SignRequest['kind']) => async (url: string) => {
    const { timestamp, nonceStr, signature: text } = await sign({ url, kind });
    return { timestamp: Number(timestamp), nonceStr, signature: text };
  };
  ww.register({
    corpId: wecom.corpId,
    jsApiList: [...API_LIST],
    getConfigSignature: signature('corp-config'),
    ...(wecom.agentId === undefined
      ? {}
      : { agentId: wecom.agentId, getAgentConfigSignature: signature('agent-config') }),
    // The library also rejects each call; without a listener here it raises an unhandled rejection besides.
    onConfigFail: () => {},
    onAgentConfigFail: () => {},
  });
  return ww;
}
