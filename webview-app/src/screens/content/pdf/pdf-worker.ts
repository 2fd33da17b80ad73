/** Starts the worker of pdf.js, a file of this build. Its address is created as the page's policy requires (Trusted Types). */
// oxlint-disable-next-line import/default -- Vite provides the default export: the address of the built worker
import address from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import { PdfError } from './pdf.ts';

/** The Trusted Types policy, created once, because a policy's name can be used only once. */
const policy = window.trustedTypes?.createPolicy('document-worker', { createScriptURL: () => address });

export interface StartedWorker {
  readonly port: Worker;
  /** Rejects when the worker fails to load or stops. Never resolves. */
  readonly failed: Promise<never>;
}

export function startWorker(): StartedWorker {
  const port = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new PdfError('failed')), { once: true });
  });
  return { port, failed };
}
