import { useEffect, useState } from 'react';
import type { Pdf, PdfPage } from './pdf.ts';

interface Held {
  readonly pdf: Pdf;
  readonly page?: PdfPage;
}

/** Gets a page when it is first wanted, and holds it from then on. `failed`: it cannot be read. */
export function usePage(pdf: Pdf, number: number, isWanted: boolean): { page: PdfPage | undefined; failed: boolean } {
  const [held, setHeld] = useState<Held>();
  const isHeld = held?.pdf === pdf;
  useEffect(() => {
    if (!isWanted || isHeld) return undefined;
    let isHere = true;
    const hold = (next: Held) => {
      if (isHere) setHeld(next);
    };
    pdf.page(number).then(
      (page) => hold({ pdf, page }),
      () => hold({ pdf }),
    );
    return () => {
      isHere = false;
    };
  }, [pdf, number, isWanted, isHeld]);
  return { page: isHeld ? held.page : undefined, failed: isHeld && held.page === undefined };
}
