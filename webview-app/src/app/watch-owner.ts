/**
 * A04: several pages of the app share a phone. When another page logs out, or logs somebody else in, this one must not go on in the name of the
 * person before: it ends its session, keeps nothing of them, is loaded again, and says why. It looks when the other page writes the owner's
 * mark, when it is seen again, and before each call that carries a token (`client/send.ts`).
 *
 * An admin's page is its customer's: it is left where the phone's credentials are no longer those that it started with. A page that is
 * loaded, or restored, for another customer than its tab had before says so too.
 */
import { openTexts } from '../messages/index.ts';
import { lookForAnswer } from '../platform/account-by-link.ts';
import { admin, dismissAdmin, isAdminReplaced } from '../platform/admin.ts';
import { currentPath, currentQuery, navigate } from '../platform/history.ts';
import { isOwnerReplaced } from '../platform/personal.ts';
import { forget, keep, PREFIX, recall } from '../platform/storage.ts';
import { namesOrder } from '../routes.ts';
import { randomHash } from '../rules/random-hash.ts';
import { shortHash } from '../rules/short-hash.ts';
import { showAlert } from '../store/frame.ts';
import { endSessionHere, session } from '../store/session.ts';

const OWNER = `${PREFIX}owner`;
const LEFT = 'owner-replaced';
/** A salted hash of the customer for whom the tab was an admin's last. */
const ACTING = 'acting-for';
/** Two pages whose hosts name two persons would load each other again for ever: a second time within this is said in place. Milliseconds. */
const AGAIN_MS = 60_000;

interface Left {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isTold: boolean;
  readonly isOfAdmin?: boolean;
}
const isLeft = (value: unknown): value is Left => typeof Object(value).at === 'number';

interface Acting {
  readonly salt: string;
  readonly mark: string;
}
const isActing = (value: unknown): value is Acting =>
  typeof Object(value).salt === 'string' && typeof Object(value).mark === 'string';

/** Returns true while the phone is the person's who is signed in here, or nobody is; else the page is left. */
export function isStillHere(): boolean {
  const isGone = admin() ? isAdminReplaced() : session.status !== 'visitor' && isOwnerReplaced();
  if (isGone) leave();
  return !isGone;
}

/** Begins to watch, and says why the page was loaded again, where it was. */
export function watchOwner(): void {
  noteActing();
  addEventListener('storage', ({ key }) => {
    if ((key === OWNER || key === null || admin()) && isStillHere()) lookForAnswer();
  });
  addEventListener('pageshow', isStillHere);
  addEventListener('focus', isStillHere);
  document.addEventListener('visibilitychange', isStillHere);
  const departure = recall(LEFT, isLeft, 'session');
  if (departure && !departure.isTold) {
    keep(LEFT, { ...departure, isTold: true }, { area: 'session' });
    void tell(departure.isOfAdmin);
  }
}

/**
 * Notes the customer for whom this tab is an admin's. Where it was another's, the page of an order is left and it is said, unless the admin
 * has opened the page anew.
 */
function noteActing(): void {
  const previous = recall(ACTING, isActing, 'session');
  const now = admin();
  const salt = previous?.salt ?? randomHash(16);
  const mark = now && shortHash(salt + now.userId);
  if (mark === undefined) forget(ACTING, 'session');
  else if (mark !== previous?.mark) keep(ACTING, { salt, mark }, { area: 'session' });
  if (!previous || previous.mark === mark || isOpenedAnew()) return;
  leaveOrder();
  // Where the page was left for it, that is said by itself.
  if (recall(LEFT, isLeft, 'session')?.isTold !== false) void tell(true);
}

/** Tells if the page was neither loaded again nor restored. */
const isOpenedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'navigate');

function leave(): void {
  const departure = recall(LEFT, isLeft, 'session');
  const now = Date.now();
  const isAgain = departure !== undefined && now - departure.at < AGAIN_MS && now >= departure.at;
  const isOfAdmin = admin() !== undefined;
  dismissAdmin();
  endSessionHere();
  leaveOrder();
  keep(LEFT, { at: now, isTold: isAgain, isOfAdmin }, { area: 'session' });
  if (isAgain) void tell(isOfAdmin);
  else location.reload();
}

/** Leaves the page of an order, which is nobody else's. */
function leaveOrder(): void {
  if (namesOrder(currentPath(), currentQuery())) navigate('/', { replace: true });
}

async function tell(isOfAdmin = false): Promise<void> {
  const [{ laterText }] = await Promise.all([import('../messages/later-words.ts'), openTexts()]);
  const { personReplaced, customerReplaced } = laterText();
  showAlert(isOfAdmin ? customerReplaced : personReplaced);
}
