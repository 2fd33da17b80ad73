/** The number of checked points on each of the two lines through the middle of the window. Both lines contain the middle. */
const POINT_COUNT = 9;
/** The share of the window's width and height from which an element is considered a container without content. */
const CONTAINER_SHARE = 0.9;
const MEDIA_TAGS = /^(?:img|video|canvas|iframe|svg|embed|object)$/i;

/**
 * Returns whether the page is blank (L04): no element smaller than the window at 17 points, and no text anywhere. `cover` is the layer of
 * the watchdog, which is ignored.
 */
export function isBlank(cover?: Element): boolean {
  const middle = (POINT_COUNT - 1) / 2;
  const share = (step: number) => (step + 0.5) / POINT_COUNT;
  for (let step = 0; step < POINT_COUNT; step++)
    if (hasContentAt(share(step), share(middle), cover) || hasContentAt(share(middle), share(step), cover))
      return false;
  // The skip link is ignored, because every page has it outside the visible area.
  return [...document.body.children].every(
    (element) => element === cover || element.matches('[data-skip]') || textOf(element) === '',
  );
}

const hasContentAt = (x: number, y: number, cover: Element | undefined): boolean =>
  document
    .elementsFromPoint(innerWidth * x, innerHeight * y)
    .some((element) => !cover?.contains(element) && !isContainer(element));

function isContainer(element: Element): boolean {
  if (MEDIA_TAGS.test(element.tagName)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width >= innerWidth * CONTAINER_SHARE && height >= innerHeight * CONTAINER_SHARE;
}

const textOf = (element: Element): string =>
  element instanceof HTMLElement && getComputedStyle(element).display !== 'none' ? element.innerText.trim() : '';
