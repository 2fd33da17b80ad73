/** Counts the unsaved work that a reload would destroy: an open payment, a write in progress, a form that was filled in but not sent. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- counts of forms and payments, not of a person
let blocks = 0;
let payments = 0;
const listeners = new Set<() => void>();

/** Prevents the page from reloading itself, until the returned function is called. A `payment` also keeps its page open. */
export function blockReload(work?: 'payment'): () => void {
  let isBlocking = true;
  const addToCount = (change: number) => {
    blocks += change;
    if (work) payments += change;
    for (const listener of listeners) listener();
  };
  addToCount(1);
  return () => {
    if (isBlocking) addToCount(-1);
    isBlocking = false;
  };
}

export const isReloadBlocked = (): boolean => blocks > 0;
export const isPaymentRunning = (): boolean => payments > 0;

/** Calls `listener` after every change. Returns a function that stops it. */
export function onReloadBlocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
