/**
 * The phone's position, for distances only. It is asked for by a tap alone and is never kept: without it only the order of a list
 * changes. It is rounded to two decimals, about a kilometre: nobody needs to know the house (privacy).
 */
import { getLocation, isBridgeError } from '@sdhealth/bridge-sdk';
import { proxy } from 'valtio';
import { bridge } from '../platform/bridge.ts';
import { noteTooOld } from './too-old.ts';

/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The state of the position in this page load. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the place of the phone
export const here = proxy<{
  state: 'unasked' | 'asking' | 'known' | 'denied' | 'failed';
  position: Position | undefined;
}>({ state: 'unasked', position: undefined });

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Tells if this host has a position to ask for. It may only be known when the host has opened. */
export const canLocate = (): boolean => bridge.supports(getLocation).ok;

/** Asks the host for the position; `here` tells how it ended. To be called by a tap. Never rejects. */
export async function locate(): Promise<void> {
  if (here.state === 'asking') return;
  here.state = 'asking';
  try {
    const { latitude, longitude } = await bridge.call(getLocation, { coordinates: 'wgs84' });
    here.position = { latitude: rounded(latitude), longitude: rounded(longitude) };
    here.state = 'known';
  } catch (error) {
    noteTooOld(error);
    here.state = isBridgeError(error, 'DENIED') || isBridgeError(error, 'CANCELLED') ? 'denied' : 'failed';
  }
}

/** Returns the position as a query's fields; nothing while it is not known. */
export const knownPosition = (): Partial<Position> => ({ ...here.position });
