/** Sets a phone's location in its host's answers and in the browser's geolocation. */

import type { Methods } from '../../src/answers/types.ts';
import type { HostState } from '../../src/index.ts';

export interface PhoneLocation {
  readonly latitude: number;
  readonly longitude: number;
}

export interface LocatedPhone {
  /** The handlers for the host's methods. Without a location they change nothing. */
  readonly methods: Methods;
  /** Sets the location. Without a location, host and browser decide. */
  setLocation(location: PhoneLocation | undefined): void;
}

const ACCURACY_M = 30;
const UNKNOWN_COORDS = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };

/** Emulates a phone's location. `state` returns the host's memory with the user's decision on location requests. */
export function emulateLocation(
  window: Window & typeof globalThis,
  initial: PhoneLocation | undefined,
  state: () => HostState,
): LocatedPhone {
  let currentLocation = initial;
  const { geolocation } = window.navigator;
  const answer = (position: PhoneLocation, onSuccess: PositionCallback, onError?: PositionErrorCallback | null) => {
    const { user, answers } = state();
    const permission = answers?.permission ?? user ?? 'accept';
    const error = (code: number) =>
      onError?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    if (permission === 'accept') {
      const coords = { ...UNKNOWN_COORDS, ...position, accuracy: ACCURACY_M };
      onSuccess({
        coords: { ...coords, toJSON: () => coords },
        timestamp: window.Date.now(),
        toJSON: () => ({ coords }),
      });
    } else if (permission === 'cancel') error(1);
    else if (permission === 'fail') error(2);
  };
  const emulated: Pick<Geolocation, 'getCurrentPosition' | 'watchPosition' | 'clearWatch'> = {
    getCurrentPosition(onSuccess, onError, options) {
      const position = currentLocation;
      if (position) window.setTimeout(() => answer(position, onSuccess, onError), 0);
      else geolocation?.getCurrentPosition(onSuccess, onError, options);
    },
    watchPosition(onSuccess, onError, options) {
      const position = currentLocation;
      return position
        ? window.setTimeout(() => answer(position, onSuccess, onError), 0)
        : (geolocation?.watchPosition(onSuccess, onError, options) ?? 0);
    },
    clearWatch: (id) => geolocation?.clearWatch(id),
  };
  Object.defineProperty(window.navigator, 'geolocation', {
    get: () => (currentLocation || geolocation ? emulated : undefined),
    configurable: true,
  });
  return {
    methods: {
      getLocation: async (_params, next) => ({ ...(await next()), ...currentLocation }),
      async geoLocation(_params, next) {
        const result = await next();
        return result.err_msg === 'geo_location:ok' ? { ...result, ...currentLocation } : result;
      },
    },
    setLocation(next) {
      currentLocation = next;
    },
  };
}
