/**
 * Where the phone is, for distances only. Asked for once a page load, never waited for long, never kept: a host that cannot
 * tell, or a person who will not, changes nothing but the order of a list.
 */
import { getLocation } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { bridge } from '../platform/bridge.ts';

/** Degrees, WGS 84. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Undefined: not known, and not to be had. */
let asked: Promise<Place | undefined> | undefined;

function ask(): Promise<Place | undefined> {
  asked ??= bridge.supports(getLocation).ok
    ? bridge.call(getLocation, { coordinates: 'wgs84' }).then(
        ({ latitude, longitude }) => ({ latitude, longitude }),
        () => undefined,
      )
    : Promise.resolve(undefined);
  return asked;
}

/** The place, or undefined after so long without an answer. Milliseconds; default 1,200. */
export function placeWithin(patienceMs = 1_200): Promise<Place | undefined> {
  return Promise.race([ask(), new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
}

/** The place as soon as it is known: something that depends on it is loaded again then. */
export function usePlace(): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    let here = true;
    void ask().then((found) => {
      if (here && found) setPlace(found);
    });
    return () => {
      here = false;
    };
  }, []);
  return place;
}
