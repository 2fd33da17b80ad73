/**
 * Replaces a stale page of an older release, which WeChat and WeCom cache for days, whatever its headers say (O09). Rules:
 * 1. Once in a visit a page in these hosts asks which release is the newest (`release-file.ts`).
 * 2. A stale page reloads itself at an address that the host has not cached: `?v=` and the release's name.
 * 3. It does that once: not again in the same visit, not from an address that has the name already, and not if the visit cannot be
 *    remembered. So it cannot loop, even between servers of two releases.
 * 4. It does not reload while the person would lose something: what `unsaved-work.ts` knows, the login sheet, text in a field, or a
 *    login in progress.
 * 5. Its history entry stays the same: "back" leads to the previous page.
 */
import { ticket } from '../platform/address-secrets.ts';
import { bridge } from '../platform/bridge.ts';
import { entryNumber } from '../platform/history.ts';
import { loginRequest } from '../platform/login-request.ts';
import { ownRelease } from '../platform/new-release.ts';
import { keep, recall } from '../platform/storage.ts';
import { isReloadBlocked } from '../platform/unsaved-work.ts';
import { readRelease } from './release-file.ts';

/** The hosts that cache pages longer than the headers allow. */
const KEEPERS = ['wechat', 'mini-program', 'wecom'];
/** The query parameter for the name of a release. */
const VERSION = 'v';

/** The types of fields that nobody types into. */
const NO_TEXT = ['checkbox', 'radio', 'hidden', 'button', 'submit'];
const LOOKED = 'release-asked';
const isTrue = (value: unknown): value is true => value === true;

/** Checks for a newer release once in a visit and opens it. Resolves when there is nothing more to do. */
export async function leaveOldPage(): Promise<void> {
  await bridge.opened;
  if (!KEEPERS.includes(bridge.host.name) || !isFirstLook()) return;
  const { program } = await readRelease(import.meta.env.BASE_URL);
  const name = nameOf(String(program));
  if (!name || name === nameOf(ownRelease()) || wouldCost() || ticket.value) return;
  const address = new URL(location.href);
  if (address.searchParams.get(VERSION) === name) return;
  address.searchParams.set(VERSION, name);
  if (entryNumber() === 0) return location.replace(address);
  history.replaceState(history.state, '', address);
  location.reload();
}

/** Tells if the person would lose something by a reload. */
function wouldCost(): boolean {
  const fields = document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
  const isTyped = [...fields].some(({ type, value }) => value !== '' && !NO_TEXT.includes(type));
  return isReloadBlocked() || loginRequest.purpose !== undefined || isTyped;
}

/** Returns the hash in the file name of a release's program. */
const nameOf = (program: string): string | undefined => /-([\w-]{8})\.js$/.exec(program)?.[1];

function isFirstLook(): boolean {
  return recall(LOOKED, isTrue, 'session') === undefined && keep(LOOKED, true, { area: 'session' });
}
