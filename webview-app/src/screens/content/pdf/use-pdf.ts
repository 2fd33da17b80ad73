import { useEffect, useState } from 'react';
import { type LoadEngine, type Pdf, PdfError, type PdfFault } from './pdf.ts';

export type OpenedPdf = Pdf | PdfFault | undefined;

/** Opens a file, and closes it when another file or none is shown. Undefined while it opens. */
export function usePdf(loadEngine: NonNullable<LoadEngine>, file: Blob | undefined): OpenedPdf {
  const [opened, setOpened] = useState<{ file: Blob; pdf: Pdf | PdfFault }>();
  useEffect(() => {
    if (!file) return undefined;
    let isMounted = true;
    let openPdfFile: Pdf | undefined;
    open(loadEngine, file).then((pdf) => {
      if (typeof pdf !== 'string') openPdfFile = pdf;
      if (isMounted) setOpened({ file, pdf });
      else openPdfFile?.close();
    });
    return () => {
      isMounted = false;
      openPdfFile?.close();
    };
  }, [loadEngine, file]);
  return opened?.file === file ? opened?.pdf : undefined;
}

async function open(loadEngine: NonNullable<LoadEngine>, file: Blob): Promise<Pdf | PdfFault> {
  try {
    const { openPdf } = await loadEngine();
    return await openPdf(file);
  } catch (error) {
    return error instanceof PdfError ? error.fault : 'failed';
  }
}
