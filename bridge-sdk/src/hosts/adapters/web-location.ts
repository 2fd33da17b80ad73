/** Asks the browser for the position. A browser has WGS 84 coordinates only. */
import { BridgeError } from '../../errors.ts';

export function getLocation() {
  if (!navigator.geolocation) throw new BridgeError('UNSUPPORTED', 'no geolocation');
  return new Promise<{ latitude: number; longitude: number; accuracyM: number }>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracyM: accuracy }),
      (error) => reject(new BridgeError(error.code === error.PERMISSION_DENIED ? 'DENIED' : 'FAILED', error.message)),
      { timeout: 20_000, maximumAge: 60_000 },
    );
  });
}
