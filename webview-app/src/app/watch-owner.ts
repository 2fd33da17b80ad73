/**
 * Leaves a page after another page of the phone has logged its person out or another person in (A04). This page must not go on in the name
 * of the previous person: it ends its session, stores nothing of them, reloads, and says why. It checks when the other page writes the
 * owner's mark, when it becomes visible again, and before each call with a token (`client/send.ts`).
 *
 * An admin's page belongs to its customer: it is left when the phone's credentials are no longer those that it started with. A page that is
 * loaded or restored for another customer than its tab had before says so too.
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
/** The storage name of a salted hash of the last customer for whom this tab was an admin's. */
const ACTING = 'acting-for';
/** The time within which a second departure shows its message without a reload. Two pages with two persons would reload each other forever. Milliseconds. */
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

/** Tells if the phone still belongs to the person who is signed in here, or nobody is signed in. If not, it leaves the page. */
export function isStillHere(): boolean {
  const isGone = admin() ? isAdminReplaced() : session.status !== 'visitor' && isOwnerReplaced();
  if (isGone) leave();
  return !isGone;
}

/** Starts to watch the owner. After a reload for another owner it says why the page was reloaded. */
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
 * Stores the customer for whom this tab is an admin's. If the tab had another customer before, it leaves the page of an order and says so,
 * unless the admin has opened the page anew.
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
  // If the page was reloaded for the new customer, `watchOwner` shows the message.
  if (recall(LEFT, isLeft, 'session')?.isTold !== false) void tell(true);
}

/** Tells if the page was neither reloaded nor restored. */
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

/** Leaves the page of an order, which no other person may see. */
function leaveOrder(): void {
  if (namesOrder(currentPath(), currentQuery())) navigate('/', { replace: true });
}

async function tell(isOfAdmin = false): Promise<void> {
  const [{ laterText }] = await Promise.all([import('../messages/later-words.ts'), openTexts()]);
  const { personReplaced, customerReplaced } = laterText();
  showAlert(isOfAdmin ? customerReplaced : personReplaced);
}
