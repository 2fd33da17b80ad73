/** Opens the card of a method on the page that calls methods by hand, for links of documents. */

/** Matches the page with a card for each method. */
export const TRIAL_PAGE = /^\/health\/hybrid-example(?:[?#]|$)/;

/** Opens the card of a method as soon as the page has drawn it. */
export function openTrial(page: Document, method: string): void {
  const view = page.defaultView;
  if (!view) return;
  const look = (): boolean => {
    const name = [...page.querySelectorAll('summary code')].find(({ textContent }) => textContent === method);
    const card = name?.closest('details');
    if (!card) return false;
    card.open = true;
    card.scrollIntoView({ block: 'center' });
    return true;
  };
  if (look()) return;
  const observer = new view.MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
}
