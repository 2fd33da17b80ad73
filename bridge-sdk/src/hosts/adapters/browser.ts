/** Implements the bridge in any browser, by web standards. It has no login: a page uses its own (`fallbacks.login`). */

import { openLocal } from '../../core/local-channel.ts';
import type { ChannelContext, OpenChannel } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import type { browser } from '../browser.ts';
import type { Handlers } from '../host.ts';
import { leaveTo, webHandlers } from './web.ts';

const handlers = (context: ChannelContext) =>
  ({
    ...webHandlers(context),
    openApp: ({ url }) => leaveTo(url),
    // `supports()` has refused params without a link for this phone.
    // This repeats `storeLink`, because no adapter may import it (`links.ts`).
    openStore: ({ appStoreUrl, androidUrl, marketUrl }) =>
      leaveTo((context.host.phone === 2 ? appStoreUrl : marketUrl || androidUrl) as string),
    async openShareSheet({ title, desc, link }) {
      try {
        await navigator.share({ title, text: desc, url: link });
      } catch (error) {
        const { name } = Object(error);
        throw new BridgeError(name === 'AbortError' ? 'CANCELLED' : 'FAILED', String(error), { cause: error });
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

export const open: OpenChannel = openLocal<typeof browser.methods, ReturnType<typeof handlers>>(handlers);
