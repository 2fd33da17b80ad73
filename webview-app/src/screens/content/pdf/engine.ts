/** Loads the program that shows a PDF in the page, with the first report that is opened. */
import type { LoadEngine } from './pdf.ts';

export const loadEngine: LoadEngine = () => import('./pdf-js.ts');
