/** Counts the unsaved work that a reload would destroy: an open payment, a write in progress, a form that was filled in but not sent. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- forms and payments on the screen now
let blocks = 0;
const readers = new Set<() => void>();

/** Prevents the page from reloading itself, until the returned function is called. */
export function blockReload(): () => void {
  let isBlocking = true;
  const count = (change: number) => {
    blocks += change;
    for (const reader of readers) reader();
  };
  count(1);
  return () => {
    if (isBlocking) count(-1);
    isBlocking = false;
  };
}

export const isReloadBlocked = (): boolean => blocks > 0;

/** Calls `reader` after every change. Returns a function that stops it. */
export function onReloadBlocked(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
