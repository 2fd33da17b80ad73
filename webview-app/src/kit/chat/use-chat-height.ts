/**
 * Ends the page where the keyboard begins. A web view of iOS lays the page out as if there was no keyboard and only shows less of it, so
 * that the visual viewport says how much there is. A browser that makes the page itself smaller says the same.
 */
import { type RefObject, useLayoutEffect } from 'react';

/** Sets the element's height, so that it ends at the lower edge of what is seen. */
export function useChatHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // An old web view has none, and makes the page itself smaller.
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const fit = () => {
      // Enlarged by two fingers, the page is moved around, not resized.
      if (viewport.scale > 1.01) return;
      const bottom = viewport.offsetTop + viewport.height;
      element.style.height = `${Math.max(0, Math.round(bottom - element.getBoundingClientRect().top))}px`;
      // The web view has moved the page up for a field that is in sight by now.
      if (viewport.offsetTop > 0 || scrollY > 0) scrollTo(0, 0);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    // A line of the frame above comes and goes.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fit);
    observer?.observe(document.body);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
      observer?.disconnect();
    };
  }, [ref]);
}
