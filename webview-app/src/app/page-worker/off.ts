/** Removes the worker when `release.json` says `"worker": "off"`, even if the page's own program is broken. */
import { CACHE_NAME, OLD_CACHE_NAME } from '../program-caches.ts';
import { readRelease } from '../release-file.ts';
import { PAGE, worker } from './scope.ts';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- a switch of the installation, the same for everybody
let isSwitchedOff = false;

/** Returns whether this worker is being removed. It then handles no requests and caches nothing. */
export const isOff = (): boolean => isSwitchedOff;

/** Reads the switch and removes the worker if it is off. Resolves to true if the worker was removed. */
export async function unregisterIfOff(): Promise<boolean> {
  isSwitchedOff ||= (await readRelease(PAGE)).worker === 'off';
  if (isSwitchedOff)
    // oxlint-disable-next-line sdhealth/wait-with-end -- no response waits for the removal
    await Promise.all([worker.registration.unregister(), caches.delete(CACHE_NAME), caches.delete(OLD_CACHE_NAME)]);
  return isSwitchedOff;
}
