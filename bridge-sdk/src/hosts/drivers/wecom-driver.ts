/** Drives the unmodified `@wecom/jssdk`. The library itself requests signatures, and new ones when the address changes. */

import type { SignRequest } from '../../core/data-types.ts';
import type { BridgeOptions } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import type { Handlers } from '../host.ts';
import { errorOf } from './vendor-refusal.ts';

const API_LIST = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'getLocation',
  'scanQRCode',
  'previewImage',
  'previewFile',
  'closeWindow',
] as const;

/** Returns the text of a rejection, which is an answer of the client or the library's own Error (`SDK Error: Aborted`). */
const textOf = (error: unknown): string => {
  const { errMsg, err_msg, message } = Object(error);
  return String(errMsg || err_msg || message || 'fail');
};

const tooOldError = () => new BridgeError('HOST_TOO_OLD', 'version too low, please upgrade');

type SignedOptions = Required<Pick<BridgeOptions, 'sign' | 'wecom'>>;

export function drive(ww: typeof import('@wecom/jssdk'), sign: SignedOptions['sign'], wecom: SignedOptions['wecom']) {
  const signatureFor = (kind: SignRequest['kind']) => async (url: string) => {
    const { timestamp, nonceStr, signature } = await sign({ url, kind });
    return { timestamp: Number(timestamp), nonceStr, signature };
  };
  // With signatures `register` would configure at once, and a refusal would be an unhandled rejection. The library keeps a reference to
  // this object. So it gets the signatures after `register`, and the first call configures.
  const registration = { corpId: wecom.corpId, jsApiList: [...API_LIST] };
  ww.register(registration);
  Object.assign(registration, {
    getConfigSignature: signatureFor('corp-config'),
    ...(wecom.agentId !== undefined && {
      agentId: wecom.agentId,
      getAgentConfigSignature: signatureFor('agent-config'),
    }),
  });
  const answerOf = async (api: string, answer: Promise<unknown>): Promise<Record<string, unknown>> => {
    try {
      return Object(await answer);
    } catch (error) {
      throw errorOf(api, textOf(error), tooOldError);
    }
  };
  return {
    /** Calls the vendor's two setters, for chats and for the timeline. */
    async setShareContent({ title, desc, link, imgUrl, links = {} }) {
      const chatContent = { title, desc, link: links.friend || link, imgUrl };
      await answerOf('updateAppMessageShareData', ww.updateAppMessageShareData(chatContent));
      const timelineContent = { title, link: links.timeline || link, imgUrl };
      await answerOf('updateTimelineShareData', ww.updateTimelineShareData(timelineContent));
      return {};
    },
    async scanCode() {
      const scanning = ww.scanQRCode({ needResult: true, scanType: ['qrCode', 'barCode'] as never });
      const { resultStr } = await answerOf('scanQRCode', scanning);
      return { text: String(resultStr || '') };
    },
    async previewImages({ urls, current = 0 }) {
      await answerOf('previewImage', ww.previewImage({ urls: [...urls], current: urls[current] || urls[0] || '' }));
      return {};
    },
    async openDocument({ url, title = '' }) {
      await answerOf('previewFile', ww.previewFile({ url, name: title, size: 0 }));
      return {};
    },
    async closePage() {
      await answerOf('closeWindow', ww.closeWindow());
      return {};
    },
  } satisfies Handlers;
}
