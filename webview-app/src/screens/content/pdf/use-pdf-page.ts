import { useEffect, useState } from 'react';
import type { Pdf, PdfPage } from './pdf.ts';

interface LoadedPage {
  readonly pdf: Pdf;
  readonly page?: PdfPage;
}

/** Loads a page when it first comes near the screen, and keeps it. `failed`: the page cannot be read. */
export function usePage(pdf: Pdf, number: number, isNear: boolean): { page: PdfPage | undefined; failed: boolean } {
  const [loaded, setHeld] = useState<LoadedPage>();
  const isHeld = loaded?.pdf === pdf;
  useEffect(() => {
    if (!isNear || isHeld) return undefined;
    let isMounted = true;
    const hold = (next: LoadedPage) => {
      if (isMounted) setHeld(next);
    };
    pdf.page(number).then(
      (page) => hold({ pdf, page }),
      () => hold({ pdf }),
    );
    return () => {
      isMounted = false;
    };
  }, [pdf, number, isNear, isHeld]);
  return { page: isHeld ? loaded.page : undefined, failed: isHeld && loaded.page === undefined };
}
