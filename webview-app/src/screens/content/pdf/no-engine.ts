/** The single file carries no program for PDFs: it would be a third of it. The host opens them. */
import type { LoadEngine } from './pdf.ts';

export const loadEngine: LoadEngine = undefined;
