/**
 * Reads PDFs with pdf.js in a worker. Rules:
 * 1. The worker, the character maps and the JPEG 2000 decoder are files of the build. Nothing is loaded from elsewhere.
 * 2. No text is evaluated as code and no WebAssembly is compiled, because the page's policy refuses both.
 * 3. A picture is no larger than an old phone's memory allows.
 */
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withEnd } from '../../../platform/browser-waits.ts';
import { CharacterMaps } from './character-maps.ts';
import { gapOf } from './page-gap.ts';
import { type DrawnPage, type Pdf, PdfError, type PdfPage } from './pdf.ts';
import { startWorker } from './pdf-worker.ts';
import { DECODER_FOLDER } from './picture-decoder.ts';

/** The maximum number of pixels of a picture. Each takes four bytes. */
const MAX_PIXELS = 6_000_000;
const ERRORS_ONLY = 0;

export async function openPdf(file: Blob): Promise<Pdf> {
  const data = new Uint8Array(await withEnd('file', () => file.arrayBuffer()));
  const { port, failed } = startWorker();
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  const task = getDocument({
    data,
    worker,
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: DECODER_FOLDER,
    useWorkerFetch: false,
    enableXfa: false,
    BinaryDataFactory: CharacterMaps,
    verbosity: ERRORS_ONLY,
  });
  try {
    return pdfOf(await Promise.race([task.promise, failed]), close);
  } catch (error) {
    close();
    throw error instanceof PdfError ? error : new PdfError(isLocked(error) ? 'locked' : 'broken', error);
  }
}

const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

const pdfOf = (document: PDFDocumentProxy, close: () => void): Pdf => ({
  pages: document.numPages,
  page: async (number) => pageOf(await document.getPage(number)),
  close,
});

function pageOf(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    draw: (scale, signal) => draw(page, scale, signal),
    write: async (container) => {
      const viewport = page.getViewport({ scale: 1 });
      await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
    },
    textEdges: async () => {
      const { items } = await page.getTextContent();
      const spans = items.flatMap((item) =>
        'str' in item && item.str.trim() ? [[Number(item.transform[4]), item.width] as const] : [],
      );
      if (spans.length === 0) return [0, 1];
      const left = Math.min(...spans.map(([x]) => x));
      const right = Math.max(...spans.map(([x, length]) => x + length));
      return [Math.max(0, left / width), Math.min(1, right / width)];
    },
    free: () => void page.cleanup(),
  };
}

async function draw(page: PDFPageProxy, scale: number, signal: AbortSignal): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale });
  const density = Math.min(devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale: scale * density });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (signal.aborted) cancel();
    await task.promise;
    return { canvas, gap: await gapOf(page, canvas) };
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
