/**
 * Reloads the page at its clean address. On an iPhone WeChat verifies a signature for the address of the page load, and an address with a
 * secret must not be signed.
 */
import { wasAddressCleaned } from '../platform/address-secrets.ts';
import { bridge } from '../platform/bridge.ts';
import { keep, recall } from '../platform/storage.ts';
import { IOS, THIRD_PARTY_PLATFORMS } from '../rules/constants.ts';

const COUNT_KEY = 'landed-again';
/** The maximum number of reloads in one visit. A login whose cookie is refused would loop. */
const MAX_RELOADS = 3;
const isCount = (value: unknown): value is number => typeof value === 'number';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- the page load ends with it
let isLoadingAgain = false;

/**
 * Reloads the clean address if the host needs it. It then returns true: this page load ends. A page load reloads once, even if called
 * repeatedly.
 */
export function reloadCleanAddress(): boolean {
  if (isLoadingAgain) return true;
  const { phone, platform } = bridge.host;
  if (!wasAddressCleaned() || phone !== IOS || !THIRD_PARTY_PLATFORMS.includes(platform)) return false;
  const count = recall(COUNT_KEY, isCount, 'session') ?? 0;
  if (count >= MAX_RELOADS || !keep(COUNT_KEY, count + 1, { area: 'session' })) return false;
  isLoadingAgain = true;
  location.reload();
  return true;
}
