/** Opens a method's card on the page with a card for each method (`/health/hybrid-example`), for deep links from the documentation. */

/** Matches the page with a card for each method. */
export const METHODS_PAGE = /^\/health\/hybrid-example(?:[?#]|$)/;

/** Opens the card of a method as soon as the page has drawn it. */
export function openMethodCard(page: Document, method: string): void {
  const view = page.defaultView;
  if (!view) return;
  const openCard = (): boolean => {
    const name = [...page.querySelectorAll('summary code')].find(({ textContent }) => textContent === method);
    const card = name?.closest('details');
    if (!card) return false;
    card.open = true;
    card.scrollIntoView({ block: 'center' });
    return true;
  };
  if (openCard()) return;
  const observer = new view.MutationObserver(() => {
    if (openCard()) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
}
