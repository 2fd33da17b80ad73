import { type RefObject, useEffect, useState } from 'react';

/** Returns the width of an element in whole CSS pixels, as it is now, or 0 before it is known. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setWidth(Math.floor(target.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return width;
}
