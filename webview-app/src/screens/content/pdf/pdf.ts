/** An open PDF, whichever program reads it. */
export interface Pdf {
  readonly pages: number;
  /** Returns a page by its number, counted from 1. */
  page(number: number): Promise<PdfPage>;
  /** Stops the program and frees its memory. */
  close(): void;
}

export interface PdfPage {
  /** The size in CSS pixels at scale 1. */
  readonly width: number;
  readonly height: number;
  /** Draws the page. Rejects if the page cannot be drawn, or when the signal aborts. */
  draw(scale: number, signal: AbortSignal): Promise<DrawnPage>;
  /** Writes the page's text over its picture, for reading aloud and selecting. Sizes follow the CSS value `--total-scale-factor`. */
  write(container: HTMLElement): Promise<void>;
  /** Returns the left and right edge of the page's text, as shares of the page's width. Without text they are the page's edges. */
  textEdges(): Promise<readonly [left: number, right: number]>;
  /** Frees the memory of the page's picture. */
  free(): void;
}

/** `part`: a picture or a font could not be read. `failed`: nothing could be drawn for that reason. `blank`: the page may be empty. */
export type PageGap = 'part' | 'failed' | 'blank';

export interface DrawnPage {
  readonly canvas: HTMLCanvasElement;
  /** The fault of the picture, or undefined for a complete picture. */
  readonly gap: PageGap | undefined;
}

/** `broken`: the file is not a PDF, or is damaged. `locked`: it has a password. `failed`: the program could not be loaded. */
export type PdfFault = 'broken' | 'locked' | 'failed';

export class PdfError extends Error {
  declare readonly fault: PdfFault;

  constructor(fault: PdfFault, cause?: unknown) {
    super(fault, { cause });
    this.name = 'PdfError';
    this.fault = fault;
  }
}

export interface PdfEngine {
  /** Opens a file. Rejects with a `PdfError`. */
  openPdf(file: Blob): Promise<Pdf>;
}

/** The function that loads the program, or undefined in a build without one. */
export type LoadEngine = (() => Promise<PdfEngine>) | undefined;
