import { useRef } from 'react';

export interface Finger {
  /** For the element around the choices. */
  readonly events: { readonly onPointerDownCapture: () => void; readonly onKeyDownCapture: () => void };
  /** Tells if a finger, or a mouse, has made the choice. Each press counts once. */
  readonly took: () => boolean;
}

/** Tells choices of a finger from those of keys, which pass one choice after the other, and of screen readers. */
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
