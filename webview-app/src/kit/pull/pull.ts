/**
 * Recognizes the pull-to-refresh gesture. Rules:
 * 1. It begins with one finger on a page that is scrolled to its top, but not inside a scroll container.
 * 2. The first 10 pixels decide. If they go sideways or up, the touch is not a pull.
 * 3. A second finger or a `touchcancel` ends it without a reload.
 * 4. A release above the threshold reloads the page. Below it, a release does nothing.
 */

/** The distance in pixels from which a release reloads the page. Then the maximum distance. */
export const THRESHOLD = 64;
const MAX_DISTANCE = 96;
/** The part of the finger's movement that the pull follows. */
const FOLLOW_FACTOR = 0.5;
const DECISION_DISTANCE = 10;

export interface PullOptions {
  /** Called with the distance of the pull, and with 0 at its end. */
  readonly onPull: (distance: number) => void;
  readonly onRefresh: () => void;
  /** Returns false while no pull may begin. */
  readonly mayBegin: () => boolean;
}

interface Gesture {
  readonly x: number;
  readonly y: number;
  state: 'open' | 'pull' | 'none';
  distance: number;
}

const pageScroll = (): number => document.scrollingElement?.scrollTop ?? 0;

/** Returns whether an element between the finger and the page is scrolled down or scrolls sideways. */
function isInScroller(target: EventTarget | null): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element && element !== document.body;
    element = element.parentElement
  )
    if (element.scrollTop > 0 || element.scrollWidth > element.clientWidth + 1) return isScroller(element);
  return false;
}

const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);

/** Listens for pulls. Returns a function that removes the listeners. */
export function listenForPull({ onPull, onRefresh, mayBegin }: PullOptions): () => void {
  let gesture: Gesture | undefined;

  const end = (isReleased: boolean) => {
    const distance = gesture?.state === 'pull' ? gesture.distance : 0;
    gesture = undefined;
    if (distance === 0) return;
    onPull(0);
    if (isReleased && distance >= THRESHOLD) onRefresh();
  };

  const start = ({ touches, target }: TouchEvent) => {
    const [finger] = touches;
    if (!finger || touches.length > 1) return end(false);
    if (pageScroll() > 0 || !mayBegin() || isInScroller(target)) return;
    gesture = { x: finger.clientX, y: finger.clientY, state: 'open', distance: 0 };
  };

  const move = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!gesture || !finger) return;
    const [dx, dy] = [finger.clientX - gesture.x, finger.clientY - gesture.y];
    if (gesture.state === 'open' && Math.hypot(dx, dy) >= DECISION_DISTANCE)
      gesture.state = dy > Math.abs(dx) && pageScroll() === 0 ? 'pull' : 'none';
    if (gesture.state !== 'pull') return;
    // Keeps the page itself from scrolling.
    if (event.cancelable) event.preventDefault();
    gesture.distance = Math.min(MAX_DISTANCE, Math.max(0, dy * FOLLOW_FACTOR));
    onPull(gesture.distance);
  };

  const release = () => end(true);
  const cancel = () => end(false);
  document.addEventListener('touchstart', start, { passive: true });
  document.addEventListener('touchmove', move, { passive: false });
  document.addEventListener('touchend', release);
  document.addEventListener('touchcancel', cancel);
  return () => {
    document.removeEventListener('touchstart', start);
    document.removeEventListener('touchmove', move);
    document.removeEventListener('touchend', release);
    document.removeEventListener('touchcancel', cancel);
  };
}
