import { useRef } from 'react';

export interface Finger {
  /** The handlers for the element around the choices. */
  readonly events: { readonly onPointerDownCapture: () => void; readonly onKeyDownCapture: () => void };
  /** Tells if a finger or mouse made the choice. Each press counts once. */
  readonly took: () => boolean;
}

/** Distinguishes choices by pointer from those by keys, which pass through the options, and by screen readers. */
export function useFinger(): Finger {
  const isDown = useRef(false);
  const note = (by: boolean) => () => {
    isDown.current = by;
  };
  return {
    events: { onPointerDownCapture: note(true), onKeyDownCapture: note(false) },
    took: () => {
      const was = isDown.current;
      isDown.current = false;
      return was;
    },
  };
}
