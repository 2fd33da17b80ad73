import { useEffect, useState } from 'react';
import type { Pdf, PdfPage } from './pdf.ts';

interface LoadedPage {
  readonly pdf: Pdf;
  readonly page?: PdfPage;
}

/** Loads a page when it first comes near the screen, and keeps it. `failed`: the page cannot be read. */
export function usePage(pdf: Pdf, number: number, isNear: boolean): { page: PdfPage | undefined; failed: boolean } {
  const [loaded, setLoaded] = useState<LoadedPage>();
  const isLoaded = loaded?.pdf === pdf;
  useEffect(() => {
    if (!isNear || isLoaded) return undefined;
    let isMounted = true;
    const store = (next: LoadedPage) => {
      if (isMounted) setLoaded(next);
    };
    pdf.page(number).then(
      (page) => store({ pdf, page }),
      () => store({ pdf }),
    );
    return () => {
      isMounted = false;
    };
  }, [pdf, number, isNear, isLoaded]);
  return { page: isLoaded ? loaded.page : undefined, failed: isLoaded && loaded.page === undefined };
}
