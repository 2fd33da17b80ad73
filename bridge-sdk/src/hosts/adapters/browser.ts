/** The adapter for any browser: the calls that web standards can do. Login is the page's own (`fallbacks.login`). */
import { openLocal } from '../../core/local-channel.ts';
import type { ChannelContext, OpenChannel } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import type { browser } from '../browser.ts';
import type { Handlers } from '../host.ts';
import { leaveTo, unsupported, webHandlers } from './web.ts';

const handlers = (context: ChannelContext) =>
  ({
    ...webHandlers(context),
    openApp: ({ url }) => leaveTo(url),
    openStore({ appStoreUrl, androidUrl, marketUrl }) {
      const url = context.host.phone === 2 ? appStoreUrl : (marketUrl ?? androidUrl);
      if (!url) throw unsupported('no link for this phone');
      return leaveTo(url);
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
      anchor.href = url;
      anchor.download = '';
      anchor.click();
      return {};
    },
    openDocument: ({ url }) => leaveTo(url),
  }) satisfies Handlers;

export const open: OpenChannel = openLocal<typeof browser.calls, ReturnType<typeof handlers>>(handlers);
