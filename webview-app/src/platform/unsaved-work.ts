/** Counts the unsaved work that a reload would cost the person: an open payment, a write under way, a form that was filled in and is not sent. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- forms and payments on the screen now
let blocks = 0;
const readers = new Set<() => void>();

/** Keeps the page from loading itself again, until the returned function is called. */
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

/** Calls `reader` after every change; returns how to stop. */
export function onReloadBlocked(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
