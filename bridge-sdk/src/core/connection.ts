/** The connection to the host: opened in the background, and again for another try, as a chunk that failed to load may load next time. */
import type { Channel, ChannelContext, OpenChannel } from './inside.ts';

export interface Connection {
  /** Undefined before the host is open, after it is closed, and where there is no host. */
  readonly channel: Channel | undefined;
  /** Opens the host where it is not open; the tries of one moment are one. Never rejects. */
  opened(): Promise<void>;
  close(): void;
}

export function connection(context: ChannelContext, open: OpenChannel): Connection {
  let channel: Channel | undefined;
  let opening: Promise<void> | undefined;

  const close = () => {
    if (channel) channel.close();
    channel = undefined;
  };
  const connect = async (): Promise<void> => {
    await undefined;
    try {
      if (context.openBy) {
        context.openBy = context.now() + context.limits.connectMs;
        channel = await open(context);
      }
      if (context.openBy) context.log({ level: 'info', event: 'opened' });
      else close();
    } catch {
      // There is no host: calls reject with that.
    }
    opening = undefined;
  };
  return {
    get channel() {
      return channel;
    },
    opened() {
      opening = opening || connect();
      return opening;
    },
    close,
  };
}
