/**
 * Asks the person before the "back" of the title bar or the host leaves a page. The browser's own back is never delayed. Only one page
 * asks at a time.
 */

/** Asks the person and returns true. Returns false if no question is needed. */
type LeaveQuestion = () => boolean;

// oxlint-disable-next-line sdhealth/cleared-on-logout -- removed with the component that asks
let currentQuestion: LeaveQuestion | undefined;

/** Asks `question` at the next "back", until the returned function is called. */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  currentQuestion = question;
  return () => {
    if (currentQuestion === question) currentQuestion = undefined;
  };
}

/** Asks the person if the page has a question. Returns true if the page has a question and must stay. */
export const asksToStay = (): boolean => currentQuestion?.() ?? false;
