import { useEffect } from 'react';
import { type ShareOfPage, shareOfPage, sharePage } from '../flows/share.ts';

/** What the host's share menu sends while this screen is shown; undefined until it is known what the screen is about. */
export function usePageShare(of: ShareOfPage | undefined): void {
  const { page, name = '', to, imgUrl = '', baseProductNo } = of ?? {};
  useEffect(() => {
    if (!page || !to) return;
    let here = true;
    void shareOfPage({ page, name, to, imgUrl, baseProductNo }).then((share) => {
      if (here) void sharePage(share);
    });
    return () => {
      here = false;
    };
  }, [page, name, to, imgUrl, baseProductNo]);
}
