/**
 * Moves the customer service button aside while there is text or an icon in its place: amounts and arrows at the right edge stay visible. It looks again after
 * each scroll and each change of the page's size. Returns how to stop.
 */
export function avoidText(spot: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    spot.toggleAttribute('data-avoids-text', holdsText(spot));
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const observer = new ResizeObserver(soon);
  observer.observe(document.body);
  addEventListener('scroll', soon, { passive: true, capture: true });
  addEventListener('resize', soon);
  return () => {
    observer.disconnect();
    removeEventListener('scroll', soon, { capture: true });
    removeEventListener('resize', soon);
    cancelAnimationFrame(frame);
  };
}

/** The button's own place is looked at on a net of points this far apart, in CSS pixels: less than a letter's height. */
const NET = 8;
const INSET = 2;

function holdsText(spot: HTMLElement): boolean {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  const found = new Set<Element>();
  for (let y = top + INSET; y < bottom; y += NET)
    for (let x = left + INSET; x < right; x += NET)
      for (const element of document.elementsFromPoint(x, y)) if (!spot.contains(element)) found.add(element);
  return [...found].some(
    (element) => element.matches('svg, svg *') || hasTextWithin(element, { left, right, top, bottom }),
  );
}

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

function hasTextWithin(element: Element, place: Place): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (line) =>
        line.left < place.right && line.right > place.left && line.top < place.bottom && line.bottom > place.top,
    );
  });
}
