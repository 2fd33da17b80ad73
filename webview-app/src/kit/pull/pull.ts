/**
 * Recognizes the pull-to-refresh gesture. Rules:
 * 1. It begins with one finger on a page that is scrolled to its top, but not inside a scroll container.
 * 2. The first 10 pixels decide: a movement to a side or up is no pull until the finger is lifted.
 * 3. A second finger or a `touchcancel` ends it without a reload.
 * 4. A release below the threshold does nothing; above it, the page reloads.
 */

/** The distance from which a release reloads, and the greatest distance. Pixels. */
export const THRESHOLD = 64;
const MOST = 96;
/** The factor by which the page follows the finger. */
const FOLLOWS = 0.5;
const DECIDES = 10;

export interface Pulling {
  /** Called with the distance of the pull; 0 at its end. */
  readonly onPull: (px: number) => void;
  readonly onRefresh: () => void;
  /** Returns false while no pull may begin. */
  readonly mayBegin: () => boolean;
}

interface Stroke {
  readonly x: number;
  readonly y: number;
  state: 'open' | 'pull' | 'none';
  px: number;
}

const scrolled = (): number => document.scrollingElement?.scrollTop ?? 0;

/** Tells if an element between the finger and the page is scrolled down or scrolls sideways. */
function scrollsItself(target: EventTarget | null): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element && element !== document.body;
    element = element.parentElement
  )
    if (element.scrollTop > 0 || element.scrollWidth > element.clientWidth + 1) return isScroller(element);
  return false;
}

const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);

/** Listens for pulls. Returns a function that stops it. */
export function listenForPull({ onPull, onRefresh, mayBegin }: Pulling): () => void {
  let stroke: Stroke | undefined;

  const end = (isDone: boolean) => {
    const px = stroke?.state === 'pull' ? stroke.px : 0;
    stroke = undefined;
    if (px === 0) return;
    onPull(0);
    if (isDone && px >= THRESHOLD) onRefresh();
  };

  const start = ({ touches, target }: TouchEvent) => {
    const [finger] = touches;
    if (!finger || touches.length > 1) return end(false);
    if (scrolled() > 0 || !mayBegin() || scrollsItself(target)) return;
    stroke = { x: finger.clientX, y: finger.clientY, state: 'open', px: 0 };
  };

  const move = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!stroke || !finger) return;
    const [dx, dy] = [finger.clientX - stroke.x, finger.clientY - stroke.y];
    if (stroke.state === 'open' && Math.hypot(dx, dy) >= DECIDES)
      stroke.state = dy > Math.abs(dx) && scrolled() === 0 ? 'pull' : 'none';
    if (stroke.state !== 'pull') return;
    // Keeps the page itself from scrolling.
    if (event.cancelable) event.preventDefault();
    stroke.px = Math.min(MOST, Math.max(0, dy * FOLLOWS));
    onPull(stroke.px);
  };

  const done = () => end(true);
  const cancel = () => end(false);
  document.addEventListener('touchstart', start, { passive: true });
  document.addEventListener('touchmove', move, { passive: false });
  document.addEventListener('touchend', done);
  document.addEventListener('touchcancel', cancel);
  return () => {
    document.removeEventListener('touchstart', start);
    document.removeEventListener('touchmove', move);
    document.removeEventListener('touchend', done);
    document.removeEventListener('touchcancel', cancel);
  };
}
