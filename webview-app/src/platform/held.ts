/** Counts what a reload would cost the person: an open payment, a write under way, a form that was filled in and is not sent. */
let held = 0;
const readers = new Set<() => void>();

/** Holds the page as it is, until the returned function is called. */
export function hold(): () => void {
  let isHolding = true;
  const count = (change: number) => {
    held += change;
    for (const reader of readers) reader();
  };
  count(1);
  return () => {
    if (isHolding) count(-1);
    isHolding = false;
  };
}

export const isHeld = (): boolean => held > 0;

/** Calls `reader` after every change; returns how to stop. */
export function onHeld(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
