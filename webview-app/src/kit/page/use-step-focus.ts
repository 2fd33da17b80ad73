import { useEffect, useRef } from 'react';

/** Scrolls to the top and focuses the heading on each new step of a page, so that a screen reader starts there. */
export function useStepFocus(step: string): void {
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step]);
}
