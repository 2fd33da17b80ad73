/** The number of points on each of the two lines through the middle of the window, which share one point. */
const POINTS = 9;
/** The share of the window's width and height from which an element counts as a mere container. */
const WHOLE = 0.9;
const SHOWS_BY_ITSELF = /^(?:img|video|canvas|iframe|svg|embed|object)$/i;

/**
 * Tells if the page is blank (L04): no element smaller than the window at 17 points, and no text anywhere. `cover` is the
 * watchdog's own layer and does not count.
 */
export function isBlank(cover?: Element): boolean {
  const middle = (POINTS - 1) / 2;
  const share = (step: number) => (step + 0.5) / POINTS;
  for (let step = 0; step < POINTS; step++)
    if (shows(share(step), share(middle), cover) || shows(share(middle), share(step), cover)) return false;
  // Every page has the skip link, which is out of sight.
  return [...document.body.children].every(
    (part) => part === cover || part.matches('[data-skip]') || textOf(part) === '',
  );
}

const shows = (x: number, y: number, cover: Element | undefined): boolean =>
  document
    .elementsFromPoint(innerWidth * x, innerHeight * y)
    .some((element) => !cover?.contains(element) && !isFrame(element));

function isFrame(element: Element): boolean {
  if (SHOWS_BY_ITSELF.test(element.tagName)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width >= innerWidth * WHOLE && height >= innerHeight * WHOLE;
}

/** Returns the visible text of an element. */
const textOf = (part: Element): string =>
  part instanceof HTMLElement && getComputedStyle(part).display !== 'none' ? part.innerText.trim() : '';
