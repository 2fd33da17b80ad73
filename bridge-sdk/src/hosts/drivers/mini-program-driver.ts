/** Drives a mini-program's web view, by the mini-program's own pages (`navigateTo`) and the vendor's SDK. */
import type { ChannelContext } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import { fieldText } from '../adapters/web.ts';
import type { Handlers } from '../host.ts';
import { wechatMedia } from './wechat-media.ts';
import { promisify, wechatSdk } from './wechat-sdk.ts';

/** Returns the fields as a query. Nested values are JSON. Each value is encoded, because the mini-program decodes it once. */
const queryOf = (fields: Record<string, unknown>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(fieldText(value))}`)
    .join('&');

export function drive(context: ChannelContext, vendor: unknown) {
  const { miniProgramLoginPage, miniProgramServicePage } = context.options;
  const sdk = wechatSdk(context, vendor);
  const request = async (api: 'navigateTo' | 'navigateBack' | 'postMessage', params: Record<string, unknown>) => {
    const { miniProgram } = await sdk.ready();
    await promisify(api, (callbacks) => miniProgram[api]({ ...params, ...callbacks }));
    return {};
  };
  /** Opens a page of the mini-program. A rejection is HOST_GONE, because then certainly no page was opened. */
  const openPage = (url: string) =>
    request('navigateTo', { url }).catch((cause: unknown) => {
      throw new BridgeError('HOST_GONE', Object(cause).message, { cause });
    });
  return {
    ...wechatMedia(sdk),
    /** Opens the mini-program's login page, which returns to this address with a ticket. */
    async login() {
      await openPage(`${miniProgramLoginPage}?${queryOf({ back: location.href })}`);
      return { outcome: 'redirected' };
    },
    /** Opens the mini-program's pay page with the call's fields and `biz=sdhealth`, URL-encoded (specification, section 4). */
    async paySeq(params) {
      // Read the option at each payment, because the page may set it later.
      const url = `${context.options.miniProgramPayPage}?${queryOf({ biz: 'sdhealth', ...params })}`;
      await openPage(url);
      return { outcome: 'handed-over' };
    },
    /** Posts a message that the client queues. The mini-program receives it when the person shares, goes back or copies the link. */
    async setShareContent(params) {
      await request('postMessage', { data: { method: 'setShareContent', params } });
      return { outcome: 'queued' };
    },
    closePage: () => request('navigateBack', { delta: 1 }),
    openCustomerService: () => openPage(`${miniProgramServicePage}`),
  } satisfies Handlers;
}
