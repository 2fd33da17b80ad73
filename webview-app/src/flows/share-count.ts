/** Measures what is shared, by its source code. */
import { shared } from '@sdhealth/bridge-sdk';
import { shareSource } from '../rules/share-source.ts';
import { bridge } from '../store/bridge.ts';
import { track } from '../store/tracking.ts';

/** From the host's own menu. Returns how to stop. */
export const watchShares = (): (() => void) => bridge.on(shared, ({ channel }) => noteShared(channel));

/** `channel` as the host names it. */
export const noteShared = (channel: string): void => track('share', shareSource(channel) ?? channel);
