import { type RefObject, useEffect, useState } from 'react';

/** Draws a page one screen before it becomes visible. */
const MARGIN = '100% 0px';

/** True while the element is on the screen or within one screen of it. */
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
