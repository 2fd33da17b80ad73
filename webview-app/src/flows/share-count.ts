/** Measures what is shared, by its source code. */
import { shared } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';
import { track } from '../platform/tracking.ts';
import { shareSource } from '../rules/share-source.ts';

/** From the host's own menu. Returns how to stop. */
export const watchShares = (): (() => void) => bridge.on(shared, ({ channel }) => noteShared(channel));

/** `channel` as the host names it. */
export const noteShared = (channel: string): void => track('share', shareSource(channel) ?? channel);
