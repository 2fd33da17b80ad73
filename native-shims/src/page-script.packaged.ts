/** The module `page-script.ts` of the published package: the script for a page is beside it, made when the package was. */
import { readFile } from 'node:fs/promises';

/** Resolves with the imitated hosts as a script for a page. */
export const shimScript = (): Promise<string> =>
  readFile(new URL(/* @vite-ignore */ './page.js', import.meta.url), 'utf8');
