/** The adapter for any browser: the calls that web standards can do. Login is the page's own (`fallbacks.login`). */
import { appAddress, webAddress } from '../../core/address.ts';
import { openLocal } from '../../core/local-channel.ts';
import type { ChannelContext, OpenChannel } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import type { browser } from '../browser.ts';
import type { Handlers } from '../host.ts';
import { insist, leaveTo, unsupported, webHandlers } from './web.ts';

/** True for a picture or file that the page itself has made. */
const madeHere = (url: string) => (/^(blob:|data:image\/)/.test(url) ? url : undefined);

const handlers = (context: ChannelContext) =>
  ({
    ...webHandlers(context),
    openApp: ({ url }) => leaveTo(appAddress(url)),
    openStore({ appStoreUrl, androidUrl, marketUrl }) {
      const url = context.host.phone === 2 ? appStoreUrl : (marketUrl ?? androidUrl);
      if (!url) throw unsupported('no link for this phone');
      return leaveTo(appAddress(url), '');
    },
    async openShareSheet({ title, desc, link }) {
      if (!navigator.share) throw unsupported('no share sheet');
      try {
        await navigator.share({ title, text: desc, url: link });
      } catch (error) {
        const { name } = Object(error);
        throw new BridgeError(name === 'AbortError' ? 'CANCELLED' : 'FAILED', String(error));
      }
      return { channel: 'other' };
    },
    saveImage({ url }) {
      const anchor = document.createElement('a');
      anchor.href = insist(webAddress(url) || madeHere(url));
      anchor.download = '';
      anchor.click();
      return {};
    },
    openDocument: ({ url }) => leaveTo(webAddress(url) || (/^blob:/.test(url) ? url : undefined)),
  }) satisfies Handlers;

export const open: OpenChannel = openLocal<typeof browser.calls, ReturnType<typeof handlers>>(handlers);
