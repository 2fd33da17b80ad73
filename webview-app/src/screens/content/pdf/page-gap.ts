/** Detects missing parts of a drawn page. pdf.js skips what it cannot draw and does not reject. */
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageGap } from './pdf.ts';

/** The number of pixel rows that are read at once. */
const BAND_ROWS = 64;

/** Returns what is missing on a page just drawn on the canvas, or undefined for a complete page. */
export async function gapOf(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<PageGap | undefined> {
  const lacksContent = [...page.objs].some(isLost) || (await usesAnyOf(page, lostNames(page.commonObjs)));
  if (hasOneColour(canvas)) return lacksContent ? 'failed' : 'blank';
  return lacksContent ? 'part' : undefined;
}

/** Tells if an object is lost. An undecoded picture is null, and an unreadable font is an error text. */
const isLost = ([, data]: readonly unknown[]): boolean => data === null || typeof data === 'string';

/** Returns the names of lost objects that several pages use. */
const lostNames = (objects: Iterable<readonly unknown[]>): ReadonlySet<unknown> =>
  new Set([...objects].filter(isLost).map(([name]) => name));

async function usesAnyOf(page: PDFPageProxy, names: ReadonlySet<unknown>): Promise<boolean> {
  if (names.size === 0) return false;
  const { argsArray } = await page.getOperatorList();
  return argsArray.some((args) => Array.isArray(args) && names.has(args[0]));
}

function hasOneColour(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const [first] = new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer);
  for (let top = 0; top < canvas.height; top += BAND_ROWS) {
    const { data } = context.getImageData(0, top, canvas.width, Math.min(BAND_ROWS, canvas.height - top));
    if (new Uint32Array(data.buffer).some((pixel) => pixel !== first)) return false;
  }
  return true;
}
