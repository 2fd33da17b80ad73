/**
 * Ends the page at the keyboard's upper edge. An iOS web view ignores the keyboard in its layout, so only the visual viewport has the
 * visible height. In a browser that resizes the page the visual viewport gives the same height.
 */
import { type RefObject, useLayoutEffect } from 'react';

/** Sets the element's height so that it ends at the lower edge of the visual viewport. */
export function useChatHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // An old web view has no visual viewport and resizes the page itself.
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const fit = () => {
      // During pinch zoom the page is panned, not resized.
      if (viewport.scale > 1.01) return;
      const bottom = viewport.offsetTop + viewport.height;
      element.style.height = `${Math.max(0, Math.round(bottom - element.getBoundingClientRect().top))}px`;
      // The web view has scrolled the page up for a field that is visible by now.
      if (viewport.offsetTop > 0 || scrollY > 0) scrollTo(0, 0);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    // A bar above this element may appear or disappear, which moves its top.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fit);
    observer?.observe(document.body);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
      observer?.disconnect();
    };
  }, [ref]);
}
