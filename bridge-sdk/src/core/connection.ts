/** The way to the host: its channel, and the calls that wait until it is open. */
import type { Channel, ChannelContext } from './inside.ts';
import type { AnyMethod } from './types.ts';

export interface Connection {
  /** Absent while the host is being opened, and where there is none. */
  readonly channel: Channel | undefined;
  /** Resolves when the first try to open the host has ended. Never rejects. */
  readonly opened: Promise<void>;
  /** The calls that wait. */
  readonly queued: number;
  /** Waits for the host; opens it anew where the last try has failed. Rejects with BUSY where too many wait. */
  ready(method: AnyMethod): Promise<void>;
  close(): void;
}

/** Opens the host at once. `open` rejects where there is none: the next call tries again, as a chunk that failed to load may load then. */
export function connection(context: ChannelContext, open: (context: ChannelContext) => Promise<Channel>): Connection {
  const { limits, now } = context;
  let channel: Channel | undefined;
  let queued = 0;

  const close = () => {
    if (channel) channel.close();
    channel = undefined;
  };
  const connect = async (): Promise<void> => {
    await undefined;
    context.failure = undefined;
    try {
      if (context.openBy) {
        context.openBy = now() + limits.connectMs;
        channel = await open(context);
      }
      if (context.openBy) context.log({ level: 'info', event: 'opened' });
      else close();
    } catch (error) {
      // There is no host: calls reject with that.
      context.failure = error;
    }
    opening = undefined;
  };
  const opened = connect();
  let opening: Promise<void> | undefined = opened;

  return {
    get channel() {
      return channel;
    },
    opened,
    get queued() {
      return queued;
    },
    async ready(method) {
      if (queued >= limits.queue) throw context.fail(method, 'BUSY');
      queued++;
      opening = opening || connect();
      await opening;
      queued--;
    },
    close,
  };
}
