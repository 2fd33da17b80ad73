import { createHash } from 'node:crypto';

/** As many bytes as the page's worker compares (`webview-app/src/app/page-worker/files.ts`). */
const SIGN_BYTES = 6;

/** Returns the sign by which the page's worker knows a file's content: the beginning of its hash. */
export const signOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest().subarray(0, SIGN_BYTES).toString('base64');
