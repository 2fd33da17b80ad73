import { BridgeError } from '../errors.ts';
import type { ChannelContext } from './types.ts';

/** Milliseconds for the preparation of a call: the backend's signature and the client's check of it. */
export const PREPARE_MS = 10_000;

/** Waits for `work` at most this number of milliseconds, then rejects with HOST_GONE: no host has accepted the call. */
export const within = <T>({ clock }: Pick<ChannelContext, 'clock'>, ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new BridgeError('HOST_GONE')), ms);
    work.then(resolve, reject).then(() => clock.clearTimeout(timer as never));
  });
