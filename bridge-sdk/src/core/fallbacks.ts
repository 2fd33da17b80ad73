/** Sends the calls that the host cannot do to the page's own functions. Loaded only if the page gave such functions. */

import { localChannel } from './local-channel.ts';
import type { AnyMethod, Channel, ChannelContext } from './types.ts';

/** Returns a channel that sends the calls of the page's functions to the page, the others to the host. */
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
