/** Replaces `page-script.ts` in the published package, which contains the script for a page. */
import { readFile } from 'node:fs/promises';

/** Resolves to the imitated hosts as a script for a page. */
export const shimScript = (): Promise<string> =>
  readFile(new URL(/* @vite-ignore */ './page.js', import.meta.url), 'utf8');
