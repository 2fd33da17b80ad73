import { BridgeError } from '../errors.ts';
import type { ChannelContext } from './types.ts';

/** The timeout for preparing a call, in milliseconds: the backend's signature and the client's check of it. */
export const PREPARE_MS = 10_000;

/** Waits for `work` at most `ms` milliseconds, then rejects with HOST_GONE, because no host has accepted the call. */
export const withTimeout = <T>({ clock }: Pick<ChannelContext, 'clock'>, ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new BridgeError('HOST_GONE')), ms);
    work.then(resolve, reject).then(() => clock.clearTimeout(timer as never));
  });
