/** The program that shows a PDF in the page: loaded with the first report that is opened. */
import type { LoadEngine } from './pdf.ts';

export const loadEngine: LoadEngine = () => import('./pdf-js.ts');
