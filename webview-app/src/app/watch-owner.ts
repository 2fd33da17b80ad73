/**
 * A04: several pages of the app share a phone. When another page logs out, or logs somebody else in, this one must not go on in the name of the
 * person before: it ends its session, keeps nothing of them, is loaded again, and says why. It looks when the other page writes the owner's
 * mark, when it is seen again, and before each call that carries a token (`client/send.ts`).
 *
 * An admin's calls name their customer themselves, and an admin's page may stand beside another: it stays.
 */
import { openTexts, text } from '../messages/index.ts';
import { currentPath, currentQuery, navigate } from '../platform/history.ts';
import { isOwnerReplaced } from '../platform/personal.ts';
import { keep, PREFIX, recall } from '../platform/storage.ts';
import { namesOrder } from '../routes.ts';
import { showAlert } from '../store/frame.ts';
import { endSessionHere, session } from '../store/session.ts';

const OWNER = `${PREFIX}owner`;
const LEFT = 'owner-replaced';
/** Two pages whose hosts name two persons would load each other again for ever: a second time within this is said in place. Milliseconds. */
const AGAIN_MS = 60_000;

interface Left {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isTold: boolean;
}
const isLeft = (value: unknown): value is Left => typeof Object(value).at === 'number';

/** Returns true while the phone is the person's who is signed in here, or nobody is; else the page is left. */
export function isStillHere(): boolean {
  if (session.status === 'admin' || session.status === 'visitor' || !isOwnerReplaced()) return true;
  leave();
  return false;
}

/** Begins to watch, and says why the page was loaded again, where it was. */
export function watchOwner(): void {
  addEventListener('storage', ({ key }) => {
    if (key === OWNER || key === null) isStillHere();
  });
  addEventListener('pageshow', isStillHere);
  addEventListener('focus', isStillHere);
  document.addEventListener('visibilitychange', isStillHere);
  const left = recall(LEFT, isLeft, 'session');
  if (left && !left.isTold) {
    keep(LEFT, { ...left, isTold: true }, { area: 'session' });
    void tell();
  }
}

function leave(): void {
  const left = recall(LEFT, isLeft, 'session');
  const now = Date.now();
  const isAgain = left !== undefined && now - left.at < AGAIN_MS && now >= left.at;
  endSessionHere();
  // An order is nobody else's.
  if (namesOrder(currentPath(), currentQuery())) navigate('/', { replace: true });
  keep(LEFT, { at: now, isTold: isAgain }, { area: 'session' });
  if (isAgain) void tell();
  else location.reload();
}

async function tell(): Promise<void> {
  await openTexts();
  showAlert(text().states.personReplaced);
}
