import { useEffect, useRef } from 'react';

/** Begins each step of a page at its top, with the focus at its heading: there a person starts to read, and so does a screen reader. */
export function useStepFocus(step: string): void {
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step]);
}
