/**
 * In development the bridge's last messages are recorded, and the device lab exports them. `import.meta.env.DEV` is a constant
 * of each build: nothing of the recorder is in one made for people.
 */
import type { BridgeOptions } from '@sdhealth/bridge-sdk';
import { makeRecorder } from '@sdhealth/bridge-sdk/recorder';

/** The page's global that holds the recorder. The lab looks for the same name: `native-shims/lab/frame/flight-log.ts`. */
const FLIGHT_RECORDER = '__sdhealthFlightRecorder';

/** What the bridge is to be given; nothing outside of development. */
export function recording(): Pick<BridgeOptions, 'recorder'> {
  if (!import.meta.env.DEV) return {};
  const flight = makeRecorder(200);
  Reflect.set(globalThis, FLIGHT_RECORDER, flight);
  return { recorder: flight.record };
}
