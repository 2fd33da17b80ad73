/** Counts what a reload would cost the person: an open payment, a write under way, a form that was filled in and is not sent. */
let held = 0;

/** Holds the page as it is, until the returned function is called. */
export function hold(): () => void {
  let isHolding = true;
  held += 1;
  return () => {
    if (isHolding) held -= 1;
    isHolding = false;
  };
}

export const isHeld = (): boolean => held > 0;
