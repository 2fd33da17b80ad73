/**
 * Locates the phone, for distances only. The position is requested only by a tap and never stored. Without the position only the
 * order of a list differs. The position is rounded to two decimals, about a kilometre, to hide the home (privacy).
 */
import { getLocation, isBridgeError } from '@sdhealth/bridge-sdk';
import { proxy } from 'valtio';
import { bridge } from '../platform/bridge.ts';
import { showIfTooOld } from './too-old.ts';

/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The state of the position in this page load. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- the position of the phone, not of a person
export const locationState = proxy<{
  state: 'unasked' | 'asking' | 'known' | 'denied' | 'failed';
  position: Position | undefined;
}>({ state: 'unasked', position: undefined });

const round = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Checks that this host can locate the phone. That may be known only after the host's handshake. */
export const canLocate = (): boolean => bridge.supports(getLocation).ok;

/** Asks the host for the position, and sets `locationState` to the result. Must be called after a tap. Never rejects. */
export async function locate(): Promise<void> {
  if (locationState.state === 'asking') return;
  locationState.state = 'asking';
  try {
    const { latitude, longitude } = await bridge.call(getLocation, { coordinates: 'wgs84' });
    locationState.position = { latitude: round(latitude), longitude: round(longitude) };
    locationState.state = 'known';
  } catch (error) {
    showIfTooOld(error);
    locationState.state = isBridgeError(error, 'DENIED') || isBridgeError(error, 'CANCELLED') ? 'denied' : 'failed';
  }
}

/** Returns the position as fields of a query. Empty while it is unknown. */
export const knownPosition = (): Partial<Position> => ({ ...locationState.position });
