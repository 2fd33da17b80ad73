/** Tracks shares by their source code. */
import { shared } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';
import { track } from '../platform/tracking.ts';

/** Source codes by the host's name of the channel (specification, section 9). Other channels are counted by their name. */
const SOURCE_CODES: Readonly<Record<string, number>> = { timeline: 1, friend: 2, group: 3 };

/** Tracks shares from the host's own menu. Returns a function that stops the tracking. */
export const watchShares = (): (() => void) => bridge.on(shared, ({ channel }) => noteShared(channel));

/** Tracks one share. `channel` is the host's name of the channel. */
export const noteShared = (channel: string): void =>
  track('share', Object.hasOwn(SOURCE_CODES, channel) ? SOURCE_CODES[channel] : channel);
