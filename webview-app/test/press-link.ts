/** Adds a link to the page and presses it with a finger that stays down, so that its page is prefetched. Returns the link. */
export function pressLink(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', `/health${address}`);
  document.body.append(link);
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return link;
}
