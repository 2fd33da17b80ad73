/**
 * Asks the person before the "back" of the title bar or the host leaves a page. The browser's own back is never delayed. Only one page
 * asks at a time.
 */

/** Asks the person and returns true. Returns false if no question is needed. */
type Ask = () => boolean;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the question of the page under way
let ask: Ask | undefined;

/** Asks `question` at the next "back", until the returned function is called. */
export function askBeforeLeaving(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Asks the person if the page has a question. Returns true if it has: the page stays then. */
export const asksToStay = (): boolean => ask?.() ?? false;
