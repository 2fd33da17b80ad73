/** Counts shares by their source code. */
import { shared } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';
import { track } from '../platform/tracking.ts';

/** Source codes by the host's name of the channel (specification, section 9). Other channels are counted by their name. */
const SOURCES: Readonly<Record<string, number>> = { timeline: 1, friend: 2, group: 3 };

/** Counts shares from the host's own menu. Returns a function that stops it. */
export const watchShares = (): (() => void) => bridge.on(shared, ({ channel }) => noteShared(channel));

/** Counts one share. `channel` as the host names it. */
export const noteShared = (channel: string): void =>
  track('share', Object.hasOwn(SOURCES, channel) ? SOURCES[channel] : channel);
