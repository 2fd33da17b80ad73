/** Sends the calls that the host lacks to the page's own functions. Loaded only if the option `fallbacks` is set. */

import { localChannel } from './local-channel.ts';
import type { AnyMethod, Channel, ChannelContext } from './types.ts';

/** Returns a channel that sends calls for which `isPages` is true to the page's functions, all others to the host. */
export function besideHost(
  host: Channel,
  context: ChannelContext,
  isPages: (method: AnyMethod, params: unknown) => boolean,
): Channel {
  const page = localChannel(context.options.fallbacks || {}, context);
  return {
    post(message, method) {
      const toPage =
        'method' in message &&
        ('id' in message ? !!method && isPages(method, message.params) : page.isRunning(message.params.id));
      (toPage ? page : host).post(message, method);
    },
    close() {
      host.close();
      page.close();
    },
  };
}
