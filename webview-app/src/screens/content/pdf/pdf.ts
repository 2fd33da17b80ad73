/** A PDF that is open for reading, whatever program reads it. */
export interface Pdf {
  readonly pages: number;
  /** Gets a page, from 1. */
  page(number: number): Promise<PdfPage>;
  /** Ends the program and frees its memory. */
  close(): void;
}

export interface PdfPage {
  /** CSS pixels at scale 1. */
  readonly width: number;
  readonly height: number;
  /** Resolves to a picture of the page; rejects when it cannot be drawn, or the signal has ended it. */
  draw(scale: number, signal: AbortSignal): Promise<DrawnPage>;
  /** Writes the page's text over its picture, for reading aloud and selecting. Sizes follow the CSS value `--total-scale-factor`. */
  write(container: HTMLElement): Promise<void>;
  /** Resolves to the edges of the page's text, as shares of its width; to those of the page where it has none. */
  textEdges(): Promise<readonly [left: number, right: number]>;
  /** Frees the memory of the drawing. */
  free(): void;
}

/** `part`: a picture or a font could not be read; `failed`: so that nothing is on the page. `blank`: nothing is, and perhaps it has nothing. */
export type PageGap = 'part' | 'failed' | 'blank';

export interface DrawnPage {
  readonly canvas: HTMLCanvasElement;
  /** Names the part that could not be drawn; undefined where none is known. */
  readonly gap: PageGap | undefined;
}

/** `broken`: it is no PDF, or damaged. `locked`: it has a password. `failed`: the program could not be had. */
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

/** Loads the program; undefined in a build that has none. */
export type LoadEngine = (() => Promise<PdfEngine>) | undefined;
