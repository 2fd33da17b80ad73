import { type RefObject, useEffect, useState } from 'react';

/** The distance from the screen at which a page is drawn: one screen. */
const MARGIN = '100% 0px';

/** Tells if the element is on the screen or within one screen of it. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
