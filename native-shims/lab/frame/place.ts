/** Sets a phone's location in its host's answers and in the browser's geolocation. */

import type { Methods } from '../../src/answers/types.ts';
import type { HostState } from '../../src/index.ts';

export interface PhonePlace {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlacedPhone {
  /** The host's methods, unchanged without a place. */
  readonly methods: Methods;
  /** Sets the place. Without a place host and browser decide. */
  move(place: PhonePlace | undefined): void;
}

const ACCURACY_M = 30;
const NOTHING = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };

/** Emulates a phone's location. `state` returns the host's memory with the user's decision on location requests. */
export function placePhone(
  window: Window & typeof globalThis,
  first: PhonePlace | undefined,
  state: () => HostState,
): PlacedPhone {
  let place = first;
  const { geolocation } = window.navigator;
  const answer = (position: PhonePlace, ok: PositionCallback, fail?: PositionErrorCallback | null) => {
    const { user, answers } = state();
    const permission = answers?.permission ?? user ?? 'accept';
    const error = (code: number) =>
      fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    if (permission === 'accept') {
      const coords = { ...NOTHING, ...position, accuracy: ACCURACY_M };
      ok({ coords: { ...coords, toJSON: () => coords }, timestamp: window.Date.now(), toJSON: () => ({ coords }) });
    } else if (permission === 'cancel') error(1);
    else if (permission === 'fail') error(2);
  };
  const own: Pick<Geolocation, 'getCurrentPosition' | 'watchPosition' | 'clearWatch'> = {
    getCurrentPosition(ok, fail, options) {
      const position = place;
      if (position) window.setTimeout(() => answer(position, ok, fail), 0);
      else geolocation?.getCurrentPosition(ok, fail, options);
    },
    watchPosition(ok, fail, options) {
      const position = place;
      return position
        ? window.setTimeout(() => answer(position, ok, fail), 0)
        : (geolocation?.watchPosition(ok, fail, options) ?? 0);
    },
    clearWatch: (id) => geolocation?.clearWatch(id),
  };
  Object.defineProperty(window.navigator, 'geolocation', {
    get: () => (place || geolocation ? own : undefined),
    configurable: true,
  });
  return {
    methods: {
      getLocation: async (_params, next) => ({ ...(await next()), ...place }),
      async geoLocation(_params, next) {
        const result = await next();
        return result.err_msg === 'geo_location:ok' ? { ...result, ...place } : result;
      },
    },
    move(next) {
      place = next;
    },
  };
}
