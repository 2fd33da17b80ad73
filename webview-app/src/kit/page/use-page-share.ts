import { useEffect } from 'react';
import { type PageShareDetails, pageShare } from '../../store/page-share.ts';

/** Adds the screen's details to the share content of its route. `details` is undefined until they are known. */
export function usePageShare(details: PageShareDetails | undefined): void {
  const { name, imgUrl, baseProductNo, to } = details ?? {};
  useEffect(() => {
    if (name === undefined || imgUrl === undefined) return undefined;
    pageShare.details = { name, imgUrl, baseProductNo, to };
    return () => {
      pageShare.details = undefined;
    };
  }, [name, imgUrl, baseProductNo, to]);
}
