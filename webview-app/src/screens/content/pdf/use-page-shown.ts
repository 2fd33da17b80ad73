import { type RefObject, useEffect, useState } from 'react';

/** Only the line across the middle of the screen counts. */
const MIDDLE = '-50% 0px -50% 0px';

/** Returns the number of the page in the middle of the screen; a gap between two leaves the last one. */
export function usePageShown(pages: RefObject<Element | null>, count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setShown(Number(target.getAttribute('data-page')));
      },
      { rootMargin: MIDDLE },
    );
    for (const page of [...(pages.current?.children ?? [])].slice(0, count)) observer.observe(page);
    return () => observer.disconnect();
  }, [pages, count]);
  return shown;
}
