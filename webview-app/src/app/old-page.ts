/**
 * Replaces a stale page of an older release, which WeChat and WeCom cache for days, whatever its headers say (O09). Rules:
 * 1. Once in a visit a page in these hosts reads the name of the newest release (`release-file.ts`).
 * 2. A stale page reloads itself at an address that the host has not cached: `?v=` and the release's name.
 * 3. It reloads once: not again in the same visit, not from an address that has the name already, and not if the visit cannot be
 *    remembered. So it cannot loop, even between servers of two releases.
 * 4. It does not reload while the person would lose something: what `unsaved-work.ts` knows, the login sheet, text in a field, or a
 *    login in progress.
 * 5. Its history entry stays the same: "back" leads to the previous page.
 */
import { ticket } from '../platform/address-secrets.ts';
import { bridge } from '../platform/bridge.ts';
import { entryNumber } from '../platform/history.ts';
import { loginRequest } from '../platform/login-request.ts';
import { ownRelease, programHash } from '../platform/release-name.ts';
import { isTrue, keep, recall } from '../platform/storage.ts';
import { isReloadBlocked } from '../platform/unsaved-work.ts';
import { readRelease } from './release-file.ts';

/** The hosts that cache pages longer than the headers allow. */
const CACHING_HOSTS = ['wechat', 'mini-program', 'wecom'];
export const isInCachingHost = (): boolean => CACHING_HOSTS.includes(bridge.host.name);
/** The query parameter for the name of a release. */
const RELEASE_PARAMETER = 'v';

/** The types of input elements without typed text. */
const NON_TEXT_TYPES = ['checkbox', 'radio', 'hidden', 'button', 'submit'];
const CHECKED_KEY = 'release-asked';

/** Checks for a newer release once in a visit and opens it. Resolves when there is nothing more to do. */
export async function leaveOldPage(): Promise<void> {
  await bridge.opened;
  if (!isInCachingHost() || !isFirstCheck()) return;
  openRelease(await newerRelease());
}

/** Returns the name of the release that the server has. Undefined if it is this page's, or cannot be read. */
export async function newerRelease(): Promise<string | undefined> {
  const { program } = await readRelease(import.meta.env.BASE_URL);
  const name = programHash(String(program));
  return name === programHash(ownRelease()) ? undefined : name;
}

/**
 * Reloads the page at an address that no host has cached, unless the person would lose something or `mayReload` refuses. Returns false if
 * it does not reload.
 */
export function openRelease(name: string | undefined, mayReload = () => true): boolean {
  if (!name || wouldLoseInput()) return false;
  const address = new URL(location.href);
  if (address.searchParams.get(RELEASE_PARAMETER) === name || !mayReload()) return false;
  address.searchParams.set(RELEASE_PARAMETER, name);
  if (entryNumber() === 0) location.replace(address);
  else {
    history.replaceState(history.state, '', address);
    location.reload();
  }
  return true;
}

/** Returns whether the person would lose input, or a login in progress, by a reload. */
export function wouldLoseInput(): boolean {
  const fields = document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
  const isTyped = [...fields].some(({ type, value }) => value !== '' && !NON_TEXT_TYPES.includes(type));
  return isReloadBlocked() || loginRequest.purpose !== undefined || isTyped || Boolean(ticket.value);
}

function isFirstCheck(): boolean {
  return recall(CHECKED_KEY, isTrue, 'session') === undefined && keep(CHECKED_KEY, true, { area: 'session' });
}
