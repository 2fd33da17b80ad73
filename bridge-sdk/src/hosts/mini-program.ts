/**
 * A mini-program's web view. There is no live channel: what leaves by `navigateTo` comes back by a new address, or not at all;
 * `ok` says only that it was asked. `pending()` finds it again.
 */
import type { LinkContext, OpenLink } from '../core/link.ts';
import { type Handlers, localLink } from '../core/local-link.ts';
import { BridgeError } from '../errors.ts';
import { loginByAddress, titleOfDocument } from './login-by-address.ts';
import { insistOnReturns, webHandlers } from './web.ts';
import { weixinMedia } from './weixin-media.ts';
import { answered, type WxParams, weixinSdk } from './weixin-sdk.ts';

/** Nested values as JSON; everything encoded, as the mini-program decodes each value once. */
function query(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

const handlers = (context: LinkContext): Handlers => {
  const { options } = context;
  const sdk = weixinSdk(context);
  const web = webHandlers(context);
  const navigate = async (api: 'navigateTo' | 'navigateBack', params: Record<string, unknown>) => {
    const { miniProgram } = await sdk.load();
    await answered(api, (callbacks: WxParams) => miniProgram[api]({ ...params, ...callbacks }));
  };
  const visit = (page: string, fields: Record<string, unknown>) =>
    navigate('navigateTo', { url: `${page}?${query(fields)}` });
  return {
    ...web,
    ...titleOfDocument,
    ...weixinMedia(sdk),
    /** Its own login, which comes back to this address with a ticket; else the third-party login. */
    async login(params) {
      if (!options.miniProgramLoginPage) return loginByAddress.login(params);
      await visit(options.miniProgramLoginPage, { back: location.href });
      return { outcome: 'redirected' };
    },
    /** Its pay page, with the same fields and `biz=sdhealth`, url-encoded (specification, section 4). */
    async paySeq(params) {
      insistOnReturns(params, context);
      if (!options.miniProgramPayPage) throw new BridgeError('UNSUPPORTED', 'no miniProgramPayPage');
      await visit(options.miniProgramPayPage, { biz: 'sdhealth', ...params });
      return { outcome: 'handed-over' };
    },
    async closePage() {
      await navigate('navigateBack', { delta: 1 });
      return {};
    },
    async openCustomerService(params) {
      if (!options.miniProgramServicePage) return web.openCustomerService(params);
      await navigate('navigateTo', { url: options.miniProgramServicePage });
      return {};
    },
  };
};

export const open: OpenLink = async (context) => localLink(handlers(context), context);
