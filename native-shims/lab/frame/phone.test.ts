/** Tests the clock and the location that a frame sets for its page. */
import { expect, test, vi } from 'vitest';
import type { HostState } from '../../src/index.ts';
import { moveClock } from './clock.ts';
import { emulateLocation } from './place.ts';

const DAY_MS = 86_400_000;
const BEIJING = { latitude: 39.9042, longitude: 116.4074 };

test('the clock when a frame shifts it: the current time changes and explicit dates do not', () => {
  const fakeWindow = { Date: class extends Date {} } as unknown as Window & typeof globalThis;
  const previous = Date.now();
  moveClock(fakeWindow, DAY_MS);
  const { Date: Moved } = fakeWindow;
  // `Date()` returns a text without milliseconds.
  for (const now of [Moved.now(), new Moved().getTime(), Date.parse(Moved()) + 999]) {
    expect(now).toBeGreaterThanOrEqual(previous + DAY_MS);
    expect(now).toBeLessThanOrEqual(Date.now() + DAY_MS + 999);
  }
  expect(new Moved(5).getTime()).toBe(5);
  expect(Moved.UTC(2026, 0, 1)).toBe(Date.UTC(2026, 0, 1));
  expect(new Moved()).toBeInstanceOf(Moved);
  expect(new Moved().constructor).toBe(Moved);
});

function placed(state: HostState, first: typeof BEIJING | undefined = BEIJING) {
  const geolocation = { getCurrentPosition: vi.fn() };
  const fakeWindow = { navigator: { geolocation }, Date, setTimeout: (run: () => void) => run() };
  const phone = emulateLocation(fakeWindow as unknown as Window & typeof globalThis, first, () => state);
  const countRequests = () => {
    const heard: unknown[] = [];
    fakeWindow.navigator.geolocation.getCurrentPosition(
      ({ coords }: GeolocationPosition) => heard.push([coords.latitude, coords.longitude]),
      ({ code }: GeolocationPositionError) => heard.push(code),
    );
    return heard;
  };
  return { phone, asked: countRequests, real: geolocation.getCurrentPosition };
}

test.each<[HostState, unknown[]]>([
  [{}, [[39.9042, 116.4074]]],
  [{ user: 'cancel' }, [1]],
  [{ user: 'cancel', answers: { permission: 'accept' } }, [[39.9042, 116.4074]]],
  [{ user: 'fail' }, [2]],
  [{ user: 'leave' }, []],
])('geolocation when the host state is %j: reports %j', (state, heard) => {
  expect(placed(state).asked()).toEqual(heard);
});

test('the location from a host when one is set for the phone: is replaced by it', async () => {
  const { phone, asked, real } = placed({});
  const { getLocation, geoLocation } = phone.methods;
  const hostLocation = { latitude: 31, longitude: 121, accuracyM: 30 };
  const message = { err_msg: 'geo_location:ok', latitude: 31, longitude: 121 };
  const refused = { err_msg: 'geo_location:cancel' };
  const params = { coordinates: 'wgs84' } as const;
  expect(await getLocation?.(params, async () => hostLocation)).toEqual({ ...hostLocation, ...BEIJING });
  expect(await geoLocation?.({}, async () => message)).toEqual({ ...message, ...BEIJING });
  expect(await geoLocation?.({}, async () => refused)).toEqual(refused);
  phone.setLocation(undefined);
  expect(await getLocation?.(params, async () => hostLocation)).toEqual(hostLocation);
  expect(asked()).toEqual([]);
  expect(real).toHaveBeenCalledTimes(1);
});
