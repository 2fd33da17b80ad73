/**
 * The phone's position, for distances only. Asked for once a page load, never waited for long, never kept: without it
 * only the order of a list changes. It is rounded to two decimals, about a kilometre: nobody needs to know the house (privacy).
 */
import { getLocation } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';

/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Undefined where the position is not known and cannot be read. */
let reading: Promise<Position | undefined> | undefined;

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Asks the host; undefined where it has no position. */
export function position(): Promise<Position | undefined> {
  reading ??= bridge.supports(getLocation).ok
    ? bridge.call(getLocation, { coordinates: 'wgs84' }).then(
        ({ latitude, longitude }) => ({ latitude: rounded(latitude), longitude: rounded(longitude) }),
        () => undefined,
      )
    : Promise.resolve(undefined);
  return reading;
}

/** The position, or undefined after so long without an answer. Milliseconds; default 1,200. */
export function positionWithin(patienceMs = 1_200): Promise<Position | undefined> {
  return Promise.race([position(), new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
}
