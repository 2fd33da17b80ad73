/** The switch of an installation: `"worker": "off"` in `release.json` takes the worker away, also where the page's own program is dead. */
import { FORMER, PROGRAM } from '../kept-program.ts';
import { readRelease } from '../release-file.ts';
import { PAGE, worker } from './scope.ts';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- a switch of the installation
let off = false;

/** True when this worker is about to go: it answers for nothing and keeps nothing more. */
export const isOff = (): boolean => off;

/** Looks at the switch; resolves to true where the worker goes. */
export async function goIfOff(): Promise<boolean> {
  off ||= (await readRelease(PAGE)).worker === 'off';
  // oxlint-disable-next-line sdhealth/wait-with-end -- work behind an answer
  if (off) await Promise.all([worker.registration.unregister(), caches.delete(PROGRAM), caches.delete(FORMER)]);
  return off;
}
