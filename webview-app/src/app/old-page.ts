/**
 * The page of an older release, which WeChat and WeCom show for days, whatever its headers say (O09). Rules:
 * 1. Once in a visit a page in them asks which release is the newest (`release-file.ts`).
 * 2. Of an older one it opens itself anew, at an address that the host has not kept: `?v=` and the release's name.
 * 3. It does that once: not in the same visit again, not from an address that has the name already, and not where the visit cannot be
 *    remembered. So it cannot go round in circles, also between servers of two releases.
 * 4. It does not while something is open that it would cost the person: what `unsaved-work.ts` knows, the login sheet, text in a field. Nor with
 *    a login on its way.
 * 5. Its entry of the history stays what it was: "back" leads to the page before.
 */
import { ticket } from '../platform/address-secrets.ts';
import { bridge } from '../platform/bridge.ts';
import { entryNumber } from '../platform/history.ts';
import { loginRequest } from '../platform/login-request.ts';
import { ownRelease } from '../platform/new-release.ts';
import { keep, recall } from '../platform/storage.ts';
import { isReloadBlocked } from '../platform/unsaved-work.ts';
import { readRelease } from './release-file.ts';

/** The hosts that keep pages longer than they may. */
const KEEPERS = ['wechat', 'mini-program', 'wecom'];
/** The parameter of a page's address that has the name of a release. */
const VERSION = 'v';

/** Fields whose value nobody types. */
const NO_TEXT = ['checkbox', 'radio', 'hidden', 'button', 'submit'];
const LOOKED = 'release-asked';
const isTrue = (value: unknown): value is true => value === true;

/** Looks once in a visit; resolves when there is no more to do. */
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

/** Tells if the person would lose something by another page in this one's place. */
function wouldCost(): boolean {
  const fields = document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
  const isTyped = [...fields].some(({ type, value }) => value !== '' && !NO_TEXT.includes(type));
  return isReloadBlocked() || loginRequest.purpose !== undefined || isTyped;
}

/** Returns the hash in the name of a release's program. */
const nameOf = (program: string): string | undefined => /-([\w-]{8})\.js$/.exec(program)?.[1];

function isFirstLook(): boolean {
  return recall(LOOKED, isTrue, 'session') === undefined && keep(LOOKED, true, { area: 'session' });
}
