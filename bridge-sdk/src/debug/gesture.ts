/** A gesture of taps in a row, for example five with one finger or three with two fingers. */
export interface Taps {
  /** The number of taps. */
  readonly taps: number;
  /** The number of fingers of each tap. Default 1. */
  readonly fingers?: number;
  /** The maximum time between the first and the last tap, in milliseconds. Default 2,000. */
  readonly withinMs?: number;
  /** The element to tap, for example the line with the version. Default the whole page. */
  readonly on?: EventTarget;
}

/** Listens for a gesture of the page's own and calls `open` each time. Returns the function that stops listening. */
export type OwnGesture = (open: () => void) => () => void;

/** Listens for taps in a row and calls `open` each time. Returns the function that stops listening. */
export function onTaps({ taps, fingers = 1, withinMs = 2_000, on = document }: Taps, open: () => void): () => void {
  const pressedPointers = new Set<number>();
  let times: number[] = [];
  const onPress = (event: Event) => {
    const { pointerId, timeStamp } = event as PointerEvent;
    pressedPointers.add(pointerId);
    if (pressedPointers.size !== fingers) return;
    times = times.filter((time) => timeStamp - time <= withinMs).concat(timeStamp);
    if (times.length < taps) return;
    times = [];
    open();
  };
  const onLift = (event: Event) => pressedPointers.delete((event as PointerEvent).pointerId);
  on.addEventListener('pointerdown', onPress);
  // A finger may be lifted outside the element. A scroll fires `pointercancel`.
  document.addEventListener('pointerup', onLift);
  document.addEventListener('pointercancel', onLift);
  return () => {
    on.removeEventListener('pointerdown', onPress);
    document.removeEventListener('pointerup', onLift);
    document.removeEventListener('pointercancel', onLift);
  };
}
