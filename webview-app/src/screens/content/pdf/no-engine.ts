/** Replaces the PDF program in the single-file build, where it would be a third of the size. The host opens reports there. */
import type { LoadEngine } from './pdf.ts';

export const loadEngine: LoadEngine = undefined;
