import { createHash } from 'node:crypto';

/** The number of hash bytes, as in the page's service worker (`webview-app/src/app/page-worker/files.ts`). */
const SIGN_BYTES = 6;

/** Returns the sign of a file: a shortened hash, by which the page's service worker checks the content. */
export const signOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest().subarray(0, SIGN_BYTES).toString('base64');
