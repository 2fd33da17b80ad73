/**
 * Leaves a page after another page of the phone has logged its person out or another person in (A04). This page must no longer act for the
 * previous person: it ends its session, stores none of their data, reloads, and shows the reason. It checks when the other page writes the
 * owner's mark, when it becomes visible again, and before each call with a token (`client/send.ts`).
 *
 * An admin's page belongs to its customer: it is left when the phone's credentials have changed since its start. A page that is loaded or
 * restored for another customer than its tab had before also shows a message.
 */
import { openTexts } from '../messages/index.ts';
import { endIfAnsweredElsewhere } from '../platform/account-by-link.ts';
import { admin, dismissAdmin, isAdminReplaced } from '../platform/admin.ts';
import { currentPath, currentQuery, navigate } from '../platform/history.ts';
import { isOwnerReplaced } from '../platform/personal.ts';
import { forget, keep, PREFIX, recall } from '../platform/storage.ts';
import { namesOrder } from '../routes.ts';
import { randomHash } from '../rules/random-hash.ts';
import { shortHash } from '../rules/short-hash.ts';
import { showAlert } from '../store/frame.ts';
import { endSessionOfPage, session } from '../store/session.ts';

const OWNER = `${PREFIX}owner`;
const DEPARTURE_KEY = 'owner-replaced';
/** The storage name of a salted hash of the last customer for whom an admin used this tab. */
const CUSTOMER_KEY = 'acting-for';
/** The time within which a second departure shows its message without a reload. Two pages with two persons would reload each other forever. Milliseconds. */
const REPEAT_MS = 60_000;

interface Departure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isReported: boolean;
  readonly isOfAdmin?: boolean;
}
const isDeparture = (value: unknown): value is Departure => typeof Object(value).at === 'number';

interface StoredCustomer {
  readonly salt: string;
  readonly mark: string;
}
const isStoredCustomer = (value: unknown): value is StoredCustomer =>
  typeof Object(value).salt === 'string' && typeof Object(value).mark === 'string';

/** Returns whether the phone still belongs to the person who is signed in here, or nobody is signed in. If not, leaves the page. */
export function isSamePersonSignedIn(): boolean {
  const isReplaced = admin() ? isAdminReplaced() : session.status !== 'visitor' && isOwnerReplaced();
  if (isReplaced) leavePage();
  return !isReplaced;
}

/** Starts to watch the owner. After a reload for another owner, shows why the page was reloaded. */
export function watchOwner(): void {
  storeCustomer();
  addEventListener('storage', ({ key }) => {
    if ((key === OWNER || key === null || admin()) && isSamePersonSignedIn()) endIfAnsweredElsewhere();
  });
  addEventListener('pageshow', isSamePersonSignedIn);
  addEventListener('focus', isSamePersonSignedIn);
  document.addEventListener('visibilitychange', isSamePersonSignedIn);
  const departure = recall(DEPARTURE_KEY, isDeparture, 'session');
  if (departure && !departure.isReported) {
    keep(DEPARTURE_KEY, { ...departure, isReported: true }, { area: 'session' });
    void showReason(departure.isOfAdmin);
  }
}

/**
 * Stores the customer for whom an admin uses this tab. If the tab had another customer before, it leaves the page of an order and shows a
 * message, unless the admin has navigated to the page.
 */
function storeCustomer(): void {
  const previous = recall(CUSTOMER_KEY, isStoredCustomer, 'session');
  const now = admin();
  const salt = previous?.salt ?? randomHash(16);
  const mark = now && shortHash(salt + now.userId);
  if (mark === undefined) forget(CUSTOMER_KEY, 'session');
  else if (mark !== previous?.mark) keep(CUSTOMER_KEY, { salt, mark }, { area: 'session' });
  if (!previous || previous.mark === mark || isFreshNavigation()) return;
  leaveOrder();
  // If the page was reloaded for the new customer, `watchOwner` shows the message.
  if (recall(DEPARTURE_KEY, isDeparture, 'session')?.isReported !== false) void showReason(true);
}

/** Returns whether the page was neither reloaded nor restored. */
const isFreshNavigation = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'navigate');

function leavePage(): void {
  const departure = recall(DEPARTURE_KEY, isDeparture, 'session');
  const now = Date.now();
  const isRepeated = departure !== undefined && now - departure.at < REPEAT_MS && now >= departure.at;
  const isOfAdmin = admin() !== undefined;
  dismissAdmin();
  endSessionOfPage();
  leaveOrder();
  keep(DEPARTURE_KEY, { at: now, isReported: isRepeated, isOfAdmin }, { area: 'session' });
  if (isRepeated) void showReason(isOfAdmin);
  else location.reload();
}

/** Leaves the page of an order, which no other person may see. */
function leaveOrder(): void {
  if (namesOrder(currentPath(), currentQuery())) navigate('/', { replace: true });
}

async function showReason(isOfAdmin = false): Promise<void> {
  const [{ laterText }] = await Promise.all([import('../messages/later-words.ts'), openTexts()]);
  const { personReplaced, customerReplaced } = laterText();
  showAlert(isOfAdmin ? customerReplaced : personReplaced);
}
