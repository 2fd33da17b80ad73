/**
 * On an iPhone WeChat verifies a signature for the address of the page load, and that one had a secret which nobody may sign. The clean
 * address is loaded once more, so that it is the address of a page load.
 */
import { wasAddressCleaned } from '../platform/address-secrets.ts';
import { bridge } from '../platform/bridge.ts';
import { keep, recall } from '../platform/storage.ts';
import { IOS, THIRD_PARTY_PLATFORMS } from '../rules/constants.ts';

const COUNT = 'landed-again';
/** In one visit: a login whose cookie is refused would go round for ever. */
const MOST = 3;
const isCount = (value: unknown): value is number => typeof value === 'number';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- this page load ends here
let isLoadingAgain = false;

/** Loads the clean address where the host needs it; true then: the page ends here. A page load does so once, however often it is asked to. */
export function landAgain(): boolean {
  if (isLoadingAgain) return true;
  const { phone, platform } = bridge.host;
  if (!wasAddressCleaned() || phone !== IOS || !THIRD_PARTY_PLATFORMS.includes(platform)) return false;
  const count = recall(COUNT, isCount, 'session') ?? 0;
  if (count >= MOST || !keep(COUNT, count + 1, { area: 'session' })) return false;
  isLoadingAgain = true;
  location.reload();
  return true;
}
