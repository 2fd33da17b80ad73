/**
 * The question before a page is left by "back": the title bar's, or the host's. The browser's own way back is never held up. One page
 * asks at a time.
 */

/** Asks the person, and returns true; returns false where nothing is to be asked. */
type Ask = () => boolean;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the question of the page under way
let ask: Ask | undefined;

/** Has `question` asked at the next "back", until the returned function is called. */
export function askBeforeLeaving(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Returns true where the page asks now: it stays then. */
export const asksToStay = (): boolean => ask?.() ?? false;
