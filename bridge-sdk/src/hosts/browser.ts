/** Any browser: everything that web standards offer, else a reason. Login is the page's own (`fallbacks.login`). */
import { isAppAddress, isWebAddress } from '../core/address.ts';
import type { LinkContext, OpenLink } from '../core/link.ts';
import { type Handlers, localLink } from '../core/local-link.ts';
import { BridgeError } from '../errors.ts';
import { insist, leaveTo, webHandlers } from './web.ts';

const handlers = (context: LinkContext): Handlers => {
  return {
    ...webHandlers(context),
    openApp({ url }) {
      insist(isAppAddress(url), '/url');
      leaveTo(url);
      return {};
    },
    openStore({ appStoreUrl, androidUrl, marketUrl }) {
      const url = context.host.phone === 2 ? appStoreUrl : (marketUrl ?? androidUrl);
      if (!url) throw new BridgeError('UNSUPPORTED', 'no link for this phone');
      insist(isAppAddress(url), '');
      leaveTo(url);
      return {};
    },
    async openShareSheet({ title, desc, link }) {
      if (!navigator.share) throw new BridgeError('UNSUPPORTED', 'no share sheet');
      try {
        await navigator.share({ title, text: desc, url: link });
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') throw new BridgeError('CANCELLED', 'closed');
        throw new BridgeError('FAILED', String(error));
      }
      return { channel: 'other' };
    },
    saveImage({ url }) {
      insist(isWebAddress(url) || /^(blob:|data:image\/)/.test(url), '/url');
      const anchor = document.createElement('a');
      anchor.href = url;
      anchor.download = '';
      anchor.click();
      return {};
    },
    openDocument({ url }) {
      insist(isWebAddress(url) || /^blob:/.test(url), '/url');
      leaveTo(url);
      return {};
    },
  };
};

export const open: OpenLink = async (context) => localLink(handlers(context), context);
