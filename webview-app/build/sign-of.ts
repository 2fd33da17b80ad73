import { createHash } from 'node:crypto';

/** The number of hash bytes, as in the page's worker (`webview-app/src/app/page-worker/files.ts`). */
const SIGN_BYTES = 6;

/** Returns the shortened hash by which the page's worker checks a file's content. */
export const signOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest().subarray(0, SIGN_BYTES).toString('base64');
