import { useRef } from 'react';

export interface PointerTracker {
  /** The handlers for the element around the choices. */
  readonly events: { readonly onPointerDownCapture: () => void; readonly onKeyDownCapture: () => void };
  /** Returns whether a finger or mouse made the choice. Each press counts once. */
  readonly consumePointer: () => boolean;
}

/** Distinguishes choices by pointer from choices by key, which pass through the options, and by screen reader. */
export function usePointerChoice(): PointerTracker {
  const isByPointer = useRef(false);
  const setPointer = (isPointer: boolean) => () => {
    isByPointer.current = isPointer;
  };
  return {
    events: { onPointerDownCapture: setPointer(true), onKeyDownCapture: setPointer(false) },
    consumePointer: () => {
      const wasByPointer = isByPointer.current;
      isByPointer.current = false;
      return wasByPointer;
    },
  };
}
