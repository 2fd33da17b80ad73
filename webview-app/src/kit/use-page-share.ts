import { useEffect } from 'react';
import { type PageShare, sharePage } from '../flows/share.ts';

/** What the host's share menu sends while this screen is shown; undefined until it is known. */
export function usePageShare(share: PageShare | undefined): void {
  const { title, desc = '', to, imgUrl = '' } = share ?? {};
  useEffect(() => {
    if (title && to) void sharePage({ title, desc, to, imgUrl });
  }, [title, desc, to, imgUrl]);
}
