/** Sends calls of methods that the host lacks to functions of the page. Loaded only if the option `fallbacks` is set. */

import { localChannel } from './local-channel.ts';
import type { AnyMethod, Channel, ChannelContext } from './types.ts';

/** Returns a channel that sends calls for which `isForPage` is true to the page's functions, all others to the host. */
export function withFallbacks(
  host: Channel,
  context: ChannelContext,
  isForPage: (method: AnyMethod, params: unknown) => boolean,
): Channel {
  const page = localChannel(context.options.fallbacks || {}, context);
  return {
    post(message, method) {
      const isSentToPage =
        'method' in message &&
        ('id' in message ? !!method && isForPage(method, message.params) : page.isRunning(message.params.id));
      (isSentToPage ? page : host).post(message, method);
    },
    close() {
      host.close();
      page.close();
    },
  };
}
