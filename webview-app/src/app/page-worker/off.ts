/** Removes the worker when `release.json` says `"worker": "off"`, even if the page's own program is broken. */
import { FORMER, PROGRAM } from '../kept-program.ts';
import { readRelease } from '../release-file.ts';
import { PAGE, worker } from './scope.ts';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- a switch of the installation
let off = false;

/** Tells if this worker is being removed. It then answers no requests and caches nothing. */
export const isOff = (): boolean => off;

/** Reads the switch and removes the worker if it is off. Resolves to true then. */
export async function goIfOff(): Promise<boolean> {
  off ||= (await readRelease(PAGE)).worker === 'off';
  // oxlint-disable-next-line sdhealth/wait-with-end -- work behind an answer
  if (off) await Promise.all([worker.registration.unregister(), caches.delete(PROGRAM), caches.delete(FORMER)]);
  return off;
}
