/** Taps in a row: five by one finger, or three by two fingers, wherever the page wants them. */
export interface Taps {
  /** The number of taps. */
  readonly taps: number;
  /** The number of fingers of each tap; default 1. */
  readonly fingers?: number;
  /** Milliseconds between the first and the last tap at most; default 2,000. */
  readonly withinMs?: number;
  /** The place of the taps, for example the version's line; default the whole page. */
  readonly on?: EventTarget;
}

/** Begins to look for a gesture and calls `open` at each; returns the function that stops it. */
export type OwnGesture = (open: () => void) => () => void;

/** Calls `open` after each row of taps; returns the function that stops it. */
export function onTaps({ taps, fingers = 1, withinMs = 2_000, on = document }: Taps, open: () => void): () => void {
  const down = new Set<number>();
  let times: number[] = [];
  const press = (event: Event) => {
    const { pointerId, timeStamp } = event as PointerEvent;
    down.add(pointerId);
    if (down.size !== fingers) return;
    times = times.filter((time) => timeStamp - time <= withinMs).concat(timeStamp);
    if (times.length < taps) return;
    times = [];
    open();
  };
  const lift = (event: Event) => down.delete((event as PointerEvent).pointerId);
  on.addEventListener('pointerdown', press);
  // A finger may be lifted, or begin to scroll, elsewhere.
  document.addEventListener('pointerup', lift);
  document.addEventListener('pointercancel', lift);
  return () => {
    on.removeEventListener('pointerdown', press);
    document.removeEventListener('pointerup', lift);
    document.removeEventListener('pointercancel', lift);
  };
}
