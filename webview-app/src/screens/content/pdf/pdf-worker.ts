/** Starts the worker of pdf.js, a file of this build, in the form that the page's policy asks for (Trusted Types). */
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker
import address from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import { PdfError } from './pdf.ts';

/** A policy's name can be taken once. */
const policy = window.trustedTypes?.createPolicy('document-worker', { createScriptURL: () => address });

export interface StartedWorker {
  readonly port: Worker;
  /** Rejects when the worker fails to load or stops; never resolves. */
  readonly failed: Promise<never>;
}

export function startWorker(): StartedWorker {
  const port = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new PdfError('failed')), { once: true });
  });
  return { port, failed };
}
