import { BridgeError } from '../errors.ts';
import type { ChannelContext } from './types.ts';

/** Milliseconds for what is prepared before a host is asked: a backend's signature, a client's verifying of it. */
export const PREPARE_MS = 10_000;

/** Waits for `work` so many milliseconds at most. Rejects then with HOST_GONE: nobody has taken the call on. */
export const within = <T>({ clock }: Pick<ChannelContext, 'clock'>, ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new BridgeError('HOST_GONE')), ms);
    work.then(resolve, reject).then(() => clock.clearTimeout(timer as never));
  });
